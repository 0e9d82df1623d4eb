import type { AlikeRule } from '#domain/lists/alike/alikeRule.ts';
import type { Identified } from '#domain/lists/collection.ts';

/** A generation whose rows are to be folded. */
export interface FoldingJob {
  readonly key: readonly string[];
  /** Absent when rows of this list are never folded. */
  readonly rule: AlikeRule | undefined;
  /** Ids of the rows before the generation. */
  readonly known: readonly string[];
  readonly list: () => Promise<readonly Identified[]>;
}

/** Folds generated rows that only repeat another row (D80), whichever page is open when the generation ends. */
export interface Folding {
  /** Runs a generation, then folds its rows. */
  during(job: FoldingJob, generate: () => Promise<void>): Promise<void>;
  /** Folds loaded rows of a generation whose tab was reloaded or closed before its end. */
  foldLoaded(
    key: readonly string[],
    rows: readonly Identified[],
    rule: AlikeRule | undefined,
  ): Promise<void>;
  /**
   * Runs work that adds rows by hand. Rows do not tell where they come from, so rows that arrive in the meantime are not
   * folded.
   */
  adding<Result>(list: string, work: () => Promise<Result>): Promise<Result>;
}
