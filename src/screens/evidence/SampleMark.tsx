import { Badge } from '#components/Badge/Badge.tsx';
import { isSample, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';

/** Marks a row or a mail that is a sample. Renders nothing otherwise. */
export function SampleMark({ of }: { of: Grounded }) {
  return isSample(of) ? <Badge>{t('evidence.sample')}</Badge> : null;
}
