import type { EntityId } from '../lists/entityId.ts';

/** The kinds of rows that quote pages. */
export const quotingKinds = [
  'usps',
  'icps',
  'geographies',
  'targetCompanies',
  'keywords',
  'contentIdeas',
  'prospects',
] as const;

export type QuotingKind = (typeof quotingKinds)[number];

/** What is told to rest on a gone sentence: rows, and pieces with the id of their idea. */
export const restingKinds = [...quotingKinds, 'sections'] as const;

export type RestingKind = (typeof restingKinds)[number];

/** A sentence that rows rest on and that is gone from its page (D98). */
export interface GoneQuote {
  readonly quote: string;
  readonly url: string;
  /** When a look missed it first, as ISO text. */
  readonly since: string;
  /** When a look has found it last. */
  readonly last?: string | undefined;
  /** What stands there now instead. */
  readonly now?: string | undefined;
  readonly rows: readonly {
    readonly kind: RestingKind;
    readonly id: EntityId;
    readonly name: string;
  }[];
}

/** What the last look at the quoted pages has found. */
export interface QuotesLookedAt {
  /** When it began; null before the first look. */
  readonly on: string | null;
  readonly gone: readonly GoneQuote[];
}
