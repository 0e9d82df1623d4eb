/** Headings under which CRMs export a person's name in two columns, in reading order. */
export const personNameParts = [
  ['first name', 'given name', 'person first name'],
  ['last name', 'surname', 'family name', 'person last name'],
] as const;

/** Headings under which CRMs export the name of a company, and an email address. */
export const companyNameHeadings = [
  'company name',
  'associated company',
  'account name',
  'person - organization',
  'organization - name',
  'organization',
] as const;
export const emailHeadings = [
  'email',
  'e-mail',
  'email address',
  'person - email',
  'person - email - work',
] as const;
