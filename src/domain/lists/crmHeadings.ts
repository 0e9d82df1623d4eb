/** Headings under which CRMs export a person's name in two columns, in reading order. */
export const personNameParts = [
  ['first name', 'given name', 'person first name'],
  ['last name', 'surname', 'family name', 'person last name'],
] as const;

/**
 * Headings of CRMs for fields that rows do not have yet (D97). They mark a line of headings, and their columns are left out.
 * Who adds a field moves its headings into the field's `otherHeadings`.
 */
export const headingsToCome = {
  prospectEmail: [
    'email',
    'e-mail',
    'email address',
    'person - email',
    'person - email - work',
    'person - email - home',
    'person - email - other',
  ],
  prospectForeignId: ['record id', 'record id - contact', 'person - id', 'contact id'],
  companyWebsite: ['company domain name', 'website url', 'website', 'organization - website'],
  companyForeignId: ['record id', 'record id - company', 'organization - id', 'account id'],
} as const;
