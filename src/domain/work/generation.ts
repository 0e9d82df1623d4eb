/** What is generated for a new business, one after the other (D19). */
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

/** People are found company by company: each search stands in the ledger by itself. */
export type ProspectRun = `prospects:${string}`;

/**
 * What the ledger keeps apart: each kind, each search for people, the whole sequence, which one tab at a time may lead, and
 * what is created once for one press: a business, a workspace.
 */
export type GenerationRun = GenerationKind | ProspectRun | 'all' | 'business' | 'workspace';

/** True for the search for people at one company. */
export const isProspectRun = (run: GenerationRun): run is ProspectRun =>
  run.startsWith('prospects:');
