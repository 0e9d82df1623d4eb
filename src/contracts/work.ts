import type { GeneratedKind } from '#domain/work/firstLists.ts';
import type { Step } from '#domain/work/step.ts';
import type { WorkKind } from '#domain/work/work.ts';

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

/** What the header shows of the first generation of all lists. */
export type FirstListsStatus =
  | {
      readonly status: 'running';
      readonly kind: GeneratedKind;
      readonly since: number;
      /** The step that the server reports; absent when it reports none. */
      readonly step?: Step | undefined;
    }
  | {
      readonly status: 'failed';
      readonly message: string;
      readonly onRetry: () => void;
      readonly onDismiss: () => void;
    };
