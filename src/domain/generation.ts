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

/** What the ledger keeps apart: each kind, and the whole sequence, which one tab at a time may lead. */
export type GenerationRun = GenerationKind | 'all';
