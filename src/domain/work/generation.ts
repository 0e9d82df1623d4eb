import type { Step } from './step.ts';

/** The lists that are generated for a new business, in this order (D19). */
export const firstKinds = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
] as const;

export const generationKinds = [...firstKinds] as const;

export type GenerationKind = (typeof generationKinds)[number];

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
