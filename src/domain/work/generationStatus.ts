import type { GenerationKind } from './generation.ts';

/** The state of the generations for the header: none, the running kinds with their start, or the failed one. */
export type GenerationStatus =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly kinds: readonly GenerationKind[];
      readonly since: number;
    }
  | {
      readonly status: 'failed';
      /** The kind that failed, or `all` for the whole sequence. */
      readonly kind: GenerationKind | 'all';
      readonly onRetry: () => void;
      readonly onDismiss: () => void;
    };
