/** Everything the product generates, in the order of the all-data helper (D19). */
export const generationKinds = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
] as const;

export type GenerationKind = (typeof generationKinds)[number];
