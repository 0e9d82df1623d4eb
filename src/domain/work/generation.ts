/** The lists that are generated for a new business, in this order (D19). */
export const firstKinds = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
] as const;

/** All lists that can be generated. */
export const generationKinds = [...firstKinds] as const;

export type GenerationKind = (typeof generationKinds)[number];
