import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { t } from '#domain/words/translate.ts';
import type { BusinessQuestion } from '#state/business/workspaceBusiness.ts';
import { useBusinessPending } from '#state/business/useBusiness.ts';
import { useVisit } from '#state/visit.ts';
import { PageWaiting } from '../PageWaiting.tsx';

const Question = ({ theirs, mine, onAnswer }: BusinessQuestion) => (
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

interface BusinessGuardProps {
  children: ReactNode;
}

/**
 * Waits until this browser knows the workspace's company, asks which one to work on, and opens the next page for a person who
 * has switched to it (D68).
 */
export function BusinessGuard({ children }: BusinessGuardProps) {
  const { business } = useVisit();
  const navigate = useNavigate();
  const isPending = useBusinessPending();
  const question = useSyncExternalStore(business.subscribe, business.question);
  useEffect(() => business.onSwitched((path) => void navigate(path)), [business, navigate]);
  return (
    <>
      {isPending ? <PageWaiting /> : children}
      {question ? <Question {...question} /> : null}
    </>
  );
}
