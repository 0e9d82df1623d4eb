import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { gateRedirect, type OnboardingPage } from '#domain/onboarding/onboarding.ts';
import { useVisit } from '#state/visit.ts';

interface OnboardingGuardProps {
  requires: OnboardingPage;
  children: ReactNode;
}

/** Renders a page whose step has been reached, and stores its path; others are redirected to their own step (D10). */
export function OnboardingGuard({ requires, children }: OnboardingGuardProps) {
  const { progress } = useVisit();
  const target = useSyncExternalStore(progress.subscribe, () =>
    gateRedirect(requires, progress.getSnapshot()),
  );
  const isOpen = target === undefined;
  useEffect(() => {
    if (isOpen) progress.noteVisit(`/${requires}`);
  }, [isOpen, progress, requires]);
  return isOpen ? children : <Navigate to={target} replace />;
}
