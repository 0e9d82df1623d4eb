import type { AccountKey } from './account.ts';

/** A sector of business: its usual offers, customers and cost of a click. */
export interface Sector {
  readonly key: string;
  /** Words that indicate this sector. */
  readonly clues: RegExp;
  /** Usual offers, worded like search terms. */
  readonly offers: readonly string[];
  /** Usual customers, in the plural. */
  readonly buyers: readonly string[];
  /** The kinds of company that buy in this sector. */
  readonly accounts: readonly AccountKey[];
  /** The high bid of a keyword with much competition, in dollars. */
  readonly bid: number;
  /** Words that people add to a search when they want to buy. */
  readonly intents: readonly string[];
}
