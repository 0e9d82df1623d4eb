import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { t } from '#domain/words/translate.ts';

export interface ShownCountProps {
  /** True while a search or filter is active. */
  isNarrowed: boolean;
  count: number;
  /** The number of rows without a search or filter. */
  of: number;
}

/** Tells screen readers how many rows a search or filter leaves. It is always rendered, because a new region may not be read. */
export function ShownCount({ isNarrowed, count, of }: ShownCountProps) {
  return (
    <VisuallyHidden role="status">
      {isNarrowed && of > 0 ? t('list.shown', { count, of }) : ''}
    </VisuallyHidden>
  );
}
