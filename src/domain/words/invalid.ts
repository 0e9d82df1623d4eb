/** Texts about invalid form fields, and warnings about possible typing errors. */
export const invalidWords = {
  'invalid.required': 'This field is required',
  'invalid.name': 'Name is required',
  'invalid.size': 'Size is required',
  'invalid.website': 'Website is required',
  'invalid.websiteUnsafe': 'Enter a web address, such as https://example.com',
  'invalid.description': 'Description is required',
  'invalid.title': 'Title is required',
  'invalid.heading': 'Heading is required',
  'invalid.sectionText': 'Text is required',
  'invalid.sentenceTooLong': 'One sentence has more than 1,000 characters.',
  'invalid.tooManySentences': 'A section has at most 60 sentences.',
  'invalid.valueProposition': 'Value proposition is required',
  'invalid.painPoints': 'Add at least one pain point',
  'invalid.goals': 'Add at least one goal',
  'invalid.region': 'Region is required',
  'invalid.marketSize': 'Market size is required',
  'invalid.growthRate': 'Growth rate is required',
  'invalid.competitionLevel': 'Choose a competition level',
  'invalid.recommendation': 'Recommendation is required',
  'invalid.email': 'Email is required',
  'invalid.emailFormat': 'Enter an email address, such as name@example.com',
  'invalid.role': 'Role is required',
  'invalid.keyword': 'Keyword term is required',
  'invalid.blocked': 'Enter an email address or a domain, such as acme.com',
  'invalid.number': 'Enter a number',
  'invalid.prospectCompany': 'Choose one of your target companies',
  'invalid.company': 'Company is required',
  'invalid.domain': 'Domain is required',
  'invalid.fullName': 'Full name is required',
  'invalid.over200': 'Use at most 200 characters',
  'invalid.over500': 'Use at most 500 characters in a line',
  'invalid.over5000': 'Use at most 5,000 characters',
  'invalid.over50Lines': 'Use at most 50 lines',
  'invalid.rowTooLarge': 'This is larger than 32 KB in all. Shorten some texts.',
} as const;

/** Problems whose text does not name the field. */
export const fieldlessProblems: readonly (keyof typeof invalidWords)[] = [
  'invalid.required',
  'invalid.number',
  'invalid.over200',
  'invalid.over500',
  'invalid.over5000',
  'invalid.over50Lines',
];

export type InvalidKey = keyof typeof invalidWords;

/** Warnings that do not keep a form from being sent. */
export const warningWords = {
  'warning.index': 'The index is usually between 0 and 100.',
  'warning.negative': 'This is usually not negative.',
  'warning.bids': 'The low bid is above the high bid.',
  'warning.duplicateEmail': 'Someone with this email is already in the list.',
  'warning.duplicateProspect': 'Someone with this name at this company is already in the list.',
} as const;

export type WarningKey = keyof typeof warningWords;

/** Hints about how a typed number is read. */
export const numberWords = {
  'number.readsAs': 'Reads as {value}',
  'number.readsAsDidYouMean': 'Reads as {value}; did you mean {suggestion}?',
  'number.leftOut': '“{text}” reads as {value}: letters are ignored',
  'number.didYouMean': 'Did you mean {suggestion}?',
} as const;
