import type { GenerationKind } from './generation.ts';
import type { Step } from './step.ts';

/** The state of the generations for the header: none, the running kinds with their start, or the failed one. */
export type GenerationStatus =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly kinds: readonly GenerationKind[];
      readonly since: number;
      /** What the server is at, where it tells. */
      readonly step?: Step | undefined;
    }
  | {
      readonly status: 'failed';
      /** The kind that failed, or `all` for the whole sequence. */
      readonly kind: GenerationKind | 'all';
      /** Why, in the words that its page says too. */
      readonly message: string;
      readonly onRetry: () => void;
      readonly onDismiss: () => void;
    };
