import type { Keyword } from '#domain/keywords/keyword.ts';

/** The figures of a term. Null stands for a figure that the source does not have. */
export type Figures = Pick<
  Keyword,
  'volume' | 'competitionLevel' | 'competitionIndex' | 'lowBid' | 'highBid' | 'trend'
>;

/** A service with figures of search terms. */
export interface KeywordSource {
  /** Returns the figures of these terms in a place, by term. A blank place means everywhere. */
  figuresOf(terms: readonly string[], place: string): Promise<ReadonlyMap<string, Figures>>;
}

/** A failure of the source. Its message is a sentence that people read as it is. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** True when the next attempt may succeed. */
  readonly isTemporary: boolean;
  /** The source does not say when to retry. */
  readonly retryAfterMs = undefined;

  constructor(message: string, isTemporary = false) {
    super(message);
    this.isTemporary = isTemporary;
  }
}
