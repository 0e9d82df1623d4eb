/** The kinds of work that continue on other pages. */
export const workKinds = ['adding', 'deleting', 'emails', 'prospects'] as const;

/** One of them. */
export type WorkKind = (typeof workKinds)[number];

/** The progress of one piece of work, for the header of every page. */
export interface WorkStatus {
  readonly kind: WorkKind;
  /** How many jobs have finished, with or without success. */
  readonly done: number;
  readonly of: number;
  /** True while the open page itself shows this progress and its Stop. The header then leaves it out. */
  readonly isOnPage?: boolean;
  readonly onStop: () => void;
}
