import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { t } from '#domain/words/translate.ts';
import { useVisit } from '#state/visit.ts';

/** Asks which business to work on, when the workspace has another one than this browser (D68). */
export function BusinessQuestionContainer() {
  const { business } = useVisit();
  const question = useSyncExternalStore(business.subscribe, business.question);
  if (!question) return null;
  const { theirs, mine, onAnswer } = question;
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
