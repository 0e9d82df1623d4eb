/** Headings under which CRMs export a person's name in two columns, in reading order. */
export const personNameParts = [
  ['first name', 'given name', 'person first name'],
  ['last name', 'surname', 'family name', 'person last name'],
] as const;
