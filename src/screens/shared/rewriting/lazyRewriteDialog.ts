import { lazyDialog } from '#components/lazy/kit.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { RewriteDialogProps } from './RewriteDialog.tsx';

/** Loads while the browser is idle, or when a field is first rewritten. */
export const RewriteDialog = lazyDialog<RewriteDialogProps<Identified>>(
  async () => (await import('./RewriteDialog.tsx')).RewriteDialog,
);
