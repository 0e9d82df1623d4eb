/** What is generated for a new business, in this order (D19). */
export const firstKinds = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
] as const;

/** Every list that can be generated. */
export const generationKinds = [...firstKinds] as const;

export type GenerationKind = (typeof generationKinds)[number];

/** The search for people at one company. Each company has its own entry in the ledger. */
export type ProspectRun = `prospects:${string}`;

/**
 * The runs that the ledger records separately: each kind, each search for people, the whole sequence, which only one tab at a
 * time runs, and what one press creates once: a business, a workspace.
 */
export type GenerationRun = GenerationKind | ProspectRun | 'all' | 'business' | 'workspace';

/** True for a search for people at one company. */
const isProspectRun = (run: GenerationRun): run is ProspectRun => run.startsWith('prospects:');

/** The list that a run brings rows to; null for a run that changes none: a sequence, a business, a workspace. */
export const generatedList = (run: GenerationRun): GenerationKind | 'prospects' | null =>
  isProspectRun(run) ? 'prospects' : (generationKinds.find((kind) => kind === run) ?? null);
