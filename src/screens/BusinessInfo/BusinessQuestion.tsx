import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { t } from '#domain/words/translate.ts';

export interface BusinessQuestionProps {
  /** The name of the workspace's business, and of the one in this browser; blank when that has none. */
  theirs: string;
  mine: string;
  onAnswer: (isTheirs: boolean) => void;
}

/** Asks which business to work on, when the workspace has another one than this browser (D68). */
export function BusinessQuestion({ theirs, mine, onAnswer }: BusinessQuestionProps) {
  return (
    <ConfirmDialog
      title={t('business.which')}
      description={
        mine === ''
          ? t('business.whichOrAnother', { theirs })
          : t('business.whichOrMine', { theirs, mine })
      }
      confirmLabel={t('business.continue')}
      cancelLabel={mine === '' ? t('business.another') : t('business.keep')}
      tone="primary"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
