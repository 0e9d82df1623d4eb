import { t } from '#domain/words/translate.ts';

/** Says what stands on a page instead of a sentence that is gone (D98); undefined when nothing like it does. */
export const NowThere = ({ text }: { text: string | undefined }) =>
  text === undefined ? (
    t('evidence.nothingThere')
  ) : (
    <>
      {t('evidence.nowThere')} <bdi dir="auto">“{text}”</bdi>
    </>
  );
