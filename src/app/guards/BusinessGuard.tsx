import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BusinessQuestionContainer } from '#containers/BusinessQuestionContainer.tsx';
import { useBusinessPending } from '#state/business/useBusiness.ts';
import { useVisit } from '#state/visit.ts';
import { PageWaiting } from '../PageWaiting.tsx';

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
  useEffect(() => business.onSwitched((path) => void navigate(path)), [business, navigate]);
  return (
    <>
      {isPending ? <PageWaiting /> : children}
      <BusinessQuestionContainer />
    </>
  );
}
