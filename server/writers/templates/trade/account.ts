/** The kinds of company that others sell to. */
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

/** How such a company is called, what it does and what it is busy with. */
export interface AccountKind {
  /** One of them: `hotel group`. */
  readonly noun: string;
  /** Words that give the kind away in a description of buyers. */
  readonly clues: RegExp;
  /** How its names end. */
  readonly suffixes: readonly string[];
  /** Completes "a hotel group that …". */
  readonly does: readonly string[];
  /** Completes "Recently …", in the past tense. */
  readonly news: readonly string[];
  /** Completes "is working on …": a noun phrase or a gerund. */
  readonly efforts: readonly string[];
  /** Who decides there. */
  readonly roles: readonly string[];
}
