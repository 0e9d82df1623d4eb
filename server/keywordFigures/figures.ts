import type { Keyword } from '#domain/keywords/keyword.ts';

/** What a source knows of a term; null where it does not. */
export type Figures = Pick<
  Keyword,
  'volume' | 'competitionLevel' | 'competitionIndex' | 'lowBid' | 'highBid' | 'trend'
>;

/** Knows figures of search terms. */
export interface KeywordSource {
  /** What is known of these terms where they are searched for, by term; a blank place is everywhere. */
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
