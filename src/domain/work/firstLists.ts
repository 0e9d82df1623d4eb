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

/** All lists that can be generated: those, and the ones of later pages (`npm run new`). */
export const generatedKinds = [...firstKinds] as const;

export type GeneratedKind = (typeof generatedKinds)[number];

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
