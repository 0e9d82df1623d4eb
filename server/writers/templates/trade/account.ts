/** The kinds of company that can be target companies. */
export type AccountKey =
  | 'hotels'
  | 'restaurants'
  | 'retailers'
  | 'venues'
  | 'gyms'
  | 'offices'
  | 'clinics'
  | 'schools'
  | 'insurers'
  | 'lenders'
  | 'lawFirms'
  | 'agencies'
  | 'softwareFirms'
  | 'landlords'
  | 'builders'
  | 'makers'
  | 'carriers';

/** The words about a kind of company: names, activities, news and roles. */
export interface AccountKind {
  /** The singular noun: `hotel group`. */
  readonly noun: string;
  /** Words that indicate this kind in a description of buyers. */
  readonly clues: RegExp;
  /** Endings of company names. */
  readonly suffixes: readonly string[];
  /** Completes "a hotel group that …". */
  readonly does: readonly string[];
  /** Completes "Recently …", in the past tense. */
  readonly news: readonly string[];
  /** Completes "is working on …": a noun phrase or a gerund. */
  readonly efforts: readonly string[];
  /** Roles of the people who decide. */
  readonly roles: readonly string[];
}
