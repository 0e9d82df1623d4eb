import type { AccountKey } from './account.ts';

/** A line of business: what its members sell, to whom, and what a click costs them. */
export interface Sector {
  readonly key: string;
  /** Words that give the trade away. */
  readonly clues: RegExp;
  /** What is commonly sold in it, as someone would search for it. */
  readonly offers: readonly string[];
  /** Who commonly buys, in the plural. */
  readonly buyers: readonly string[];
  /** The kinds of company it sells to. */
  readonly accounts: readonly AccountKey[];
  /** The high bid of a hotly contested keyword, in dollars. */
  readonly bid: number;
  /** What people add to a search when they mean to buy. */
  readonly intents: readonly string[];
}
