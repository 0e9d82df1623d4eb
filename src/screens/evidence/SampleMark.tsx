import { Badge } from '#components/Badge/Badge.tsx';
import { isSample, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';

export interface SampleMarkProps {
  of: Grounded;
}

/** Marks a row or a mail that is a sample. Renders nothing otherwise. */
export function SampleMark({ of }: SampleMarkProps) {
  return isSample(of) ? <Badge>{t('evidence.sample')}</Badge> : null;
}
