import type { GenerationKind } from './generation.ts';

/** What the header says of the generation under way: nothing, what runs since when, or what failed. */
export type GenerationStatus =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly kinds: readonly GenerationKind[];
      readonly since: number;
    }
  | {
      readonly status: 'failed';
      /** The kind that failed, or the sequence as a whole. */
      readonly kind: GenerationKind | 'all';
      readonly onRetry: () => void;
      readonly onDismiss: () => void;
    };
