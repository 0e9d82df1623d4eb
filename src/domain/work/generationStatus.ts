import type { GenerationKind } from './generation.ts';
import type { Step } from './step.ts';

/** The state of the generations for the header: none, the running kinds with their start, or the failed one. */
export type GenerationStatus =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly kinds: readonly GenerationKind[];
      readonly since: number;
      /** The step that the server reports; absent when it reports none. */
      readonly step?: Step | undefined;
    }
  | {
      readonly status: 'failed';
      /** The failed kind, or `all` for the whole sequence. */
      readonly kind: GenerationKind | 'all';
      /** The message of the failure, the same as on its page. */
      readonly message: string;
      readonly onRetry: () => void;
      readonly onDismiss: () => void;
    };
