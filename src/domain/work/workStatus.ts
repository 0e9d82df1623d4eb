/** What kind of work goes on while the person does something else. */
export type WorkKind = 'adding' | 'deleting' | 'emails' | 'prospects';

/** How far one piece of work is, for the header of every page. */
export interface WorkStatus {
  readonly kind: WorkKind;
  /** How many jobs are through, well or not. */
  readonly done: number;
  readonly of: number;
  /** Another tab is at it. */
  readonly isElsewhere?: boolean;
  readonly onStop: () => void;
}
