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

/** The people search at one company. Each company has its own entry in the ledger. */
export type ProspectRun = `prospects:${string}`;

/**
 * The runs that the ledger records separately: each kind, each people search, the whole sequence, and what one press creates
 * once (a business, a workspace).
 */
export type GenerationRun = GenerationKind | ProspectRun | 'all' | 'business' | 'workspace';

/** Returns true for a people search. */
const isProspectRun = (run: GenerationRun): run is ProspectRun => run.startsWith('prospects:');

/** Returns the list that a run adds rows to; null for a sequence, a business or a workspace. */
export const generatedList = (run: GenerationRun): GenerationKind | 'prospects' | null =>
  isProspectRun(run) ? 'prospects' : (generationKinds.find((kind) => kind === run) ?? null);
