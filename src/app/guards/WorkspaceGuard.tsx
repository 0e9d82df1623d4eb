import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { workspaceGate } from '#domain/entry.ts';
import { useVisit, useWorkspaceAnswer } from '#state/visit.ts';
import { PageWaiting } from '../PageWaiting.tsx';

interface WorkspaceGuardProps {
  children: ReactNode;
}

/** Lets in where the host's workspace exists; on the apex there is none to check. */
export function WorkspaceGuard({ children }: WorkspaceGuardProps) {
  const { place, check } = useVisit();
  const gate = workspaceGate(place, useWorkspaceAnswer());
  useEffect(() => {
    if (gate === 'checking') check.ask();
  }, [gate, check]);
  if (gate === 'checking') return <PageWaiting />;
  return gate === 'missing' ? <Navigate to="/tenant-not-found" replace /> : children;
}
