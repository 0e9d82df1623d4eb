import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { t } from '#domain/words/translate.ts';
import { Hint } from './mailActionStyle.ts';
import { Paper } from './mailStyle.ts';

/** Stands in for a variation that is being written. */
export function MailPlaceholder() {
  return (
    <Paper aria-busy="true">
      <Hint>{t('emails.writing')}</Hint>
      <Skeleton width="56%" height={20} />
      <SkeletonText lines={7} />
    </Paper>
  );
}
