import type { QuotesLookedAt } from '#domain/evidence/goneQuotes.ts';

/** What the last look at the quoted pages has found, and another look (D98). */
export interface QuoteCheck extends QuotesLookedAt {
  /** True while the pages are looked at. It goes on when the page is left. */
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}
