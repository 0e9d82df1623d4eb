import type { Keyword } from '#domain/keywords/keyword.ts';

/** The figures of a term; null where the source has none. */
export type Figures = Pick<
  Keyword,
  'volume' | 'competitionLevel' | 'competitionIndex' | 'lowBid' | 'highBid' | 'trend'
>;

/** Knows figures of search terms. */
export interface KeywordSource {
  /** The figures of these terms in a place, by term; a blank place means everywhere. */
  figuresOf(terms: readonly string[], place: string): Promise<ReadonlyMap<string, Figures>>;
}

/** Why a source gave nothing: a sentence that people read as it is. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** Whether the next attempt may go better. */
  readonly isPassing: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, isPassing = false, retryAfterMs?: number) {
    super(message);
    this.isPassing = isPassing;
    this.retryAfterMs = retryAfterMs;
  }
}
