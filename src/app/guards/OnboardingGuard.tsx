import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { gateRedirect, type OnboardingPage } from '#domain/onboarding/onboarding.ts';
import { useProgress, useVisit } from '#state/visit.ts';

interface OnboardingGuardProps {
  requires: OnboardingPage;
  children: ReactNode;
}

/** Lets in whoever has come this far, and remembers that they were here; everybody else goes back to where they are (D10). */
export function OnboardingGuard({ requires, children }: OnboardingGuardProps) {
  const { progress } = useVisit();
  const target = gateRedirect(requires, useProgress());
  const isOpen = target === undefined;
  useEffect(() => {
    if (isOpen) progress.noteVisit(`/${requires}`);
  }, [isOpen, progress, requires]);
  return isOpen ? children : <Navigate to={target} replace />;
}
