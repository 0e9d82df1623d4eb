import { Badge } from '#components/Badge/Badge.tsx';
import { isSample, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';

export interface SampleMarkProps {
  of: Grounded;
}

/** Says that a row or a mail was made from a template; nothing where it was not, or nobody knows. */
export function SampleMark({ of }: SampleMarkProps) {
  return isSample(of) ? <Badge>{t('evidence.sample')}</Badge> : null;
}
