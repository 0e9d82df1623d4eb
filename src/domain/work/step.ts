/** What a server is at while a generation runs. */
export const stepNames = ['reading', 'writing', 'websites', 'figures'] as const;

/** A step, as far as a server tells of it. */
export interface Step {
  readonly step: (typeof stepNames)[number];
  /** What the generation belongs to: `usps`, `prospects`. */
  readonly area?: string;
  /** How many of how many pages are read. */
  readonly done?: number;
  readonly of?: number;
}

/** What a server says of a generation beside its rows: while it runs, and once it is over. */
export interface Report {
  readonly step?: Step;
  /** One sentence or more, to be shown as it is. */
  readonly remark?: string;
}
