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

/** What servers report about the generations of an area: the step while one runs, and the remarks at their ends. */
export interface Report {
  readonly step?: Step;
  /** One or more sentences, shown unchanged. */
  readonly remark?: string;
}

/** What one call reports about its generation. Every call that starts also ends. */
export type CallReport =
  | { readonly type: 'started' }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'ended'; readonly remark?: string };
