/** The steps of a generation that a server can report. */
export const stepNames = ['reading', 'writing', 'websites', 'figures'] as const;

/** The step of a running generation, as the server reports it. */
export interface Step {
  readonly step: (typeof stepNames)[number];
  /** The area that the generation belongs to, such as `usps` or `prospects`. */
  readonly area?: string;
  /** The number of pages read so far, and of all pages. */
  readonly done?: number;
  readonly of?: number;
}

/** The report of a server about a generation: the step while it runs, and the remark at the end. */
export interface Report {
  readonly step?: Step;
  /** One or more sentences, shown unchanged. */
  readonly remark?: string;
}
