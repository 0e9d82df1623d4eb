import { laterDialog } from '#components/lazy/kit.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { RewriteDialogProps } from './RewriteDialog.tsx';

/** Loaded in spare time, or when a field is first written anew. */
export const RewriteDialog = laterDialog<RewriteDialogProps<Identified>>(
  async () => (await import('./RewriteDialog.tsx')).RewriteDialog,
);
