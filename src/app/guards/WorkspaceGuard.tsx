import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { workspaceGate } from '#domain/pages/entry.ts';
import { hasWorkspace } from '#domain/session/host.ts';
import { carryNext, safePath } from '#domain/pages/safePath.ts';
import { useVisit } from '#state/visit.ts';
import { useWorkspaceStatus } from '#state/workspace/useWorkspaceStatus.ts';
import { PageWaiting } from '../PageWaiting.tsx';

interface WorkspaceGuardProps {
  children: ReactNode;
}

/** Renders its children when the workspace of the host exists. On the apex there is none to check. */
export function WorkspaceGuard({ children }: WorkspaceGuardProps) {
  const { site, address } = useVisit();
  const { pathname, search } = useLocation();
  const answer = useWorkspaceStatus(hasWorkspace(site) ? 'ask' : 'none');
  const gate = workspaceGate(site, answer);
  if (gate === 'checking') return <PageWaiting />;
  if (gate === 'exists') return children;
  const next = safePath(`${pathname}${search}`, address.here().origin);
  return <Navigate to="/tenant-not-found" replace state={carryNext(next)} />;
}
