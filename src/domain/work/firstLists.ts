/** The lists that are generated for a new business, in this order (D19). */
export const firstKinds = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
] as const;

/** All lists that can be generated: those, and the ones of later pages (`npm run new`). */
export const generatedKinds = [...firstKinds] as const;

export type GeneratedKind = (typeof generatedKinds)[number];
