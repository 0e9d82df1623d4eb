import type { GenerationKind } from './generation.ts';
import type { Step } from './step.ts';

/** The state of the first generation of all lists, for the header. */
export type GenerationStatus =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly kind: GenerationKind;
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
