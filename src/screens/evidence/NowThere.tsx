import { t } from '#domain/words/translate.ts';

export interface NowThereProps {
  /** What stands where a sentence stood; undefined when nothing like it does. */
  text: string | undefined;
}

/** Says what stands on a page instead of a sentence that is gone (D98). */
export const NowThere = ({ text }: NowThereProps) =>
  text === undefined ? (
    t('evidence.nothingThere')
  ) : (
    <>
      {t('evidence.nowThere')} <bdi dir="auto">“{text}”</bdi>
    </>
  );
