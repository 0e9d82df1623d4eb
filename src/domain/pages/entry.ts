import type { Site } from '../session/host.ts';
import { pathOfStage, type Progress } from '../onboarding/onboarding.ts';

/** The result of the workspace check. `unreachable` when the server failed or could not be reached. */
export type WorkspaceStatus = 'checking' | 'exists' | 'missing' | 'unreachable';

/** Returns true when the check has ended without finding the workspace. */
export const hasNoWorkspace = (status: WorkspaceStatus): boolean =>
  status === 'missing' || status === 'unreachable';

/**
 * Returns where to continue: an explicit `next`, else the page that was open last, else the page of the stage. When the
 * setup is done it is the dashboard instead of the page that was open last (D11).
 */
export function onwardPath(next: string | undefined, { stage, lastPath }: Progress): string {
  const last = stage === 'done' ? undefined : lastPath;
  return next ?? last ?? pathOfStage(stage);
}

/**
 * Returns where to redirect a signed-in visitor from `/`; undefined while the check runs. A deep link also works on the
 * apex, because its pages skip the check there.
 */
export function entryRedirect(visit: {
  readonly site: Site;
  readonly workspace: WorkspaceStatus;
  readonly next: string | undefined;
  readonly progress: Progress;
}): string | undefined {
  const { site, workspace, next, progress } = visit;
  if (site.kind === 'apex') return next ?? '/create-tenant';
  if (site.kind === 'unknown' || hasNoWorkspace(workspace)) return '/tenant-not-found';
  return workspace === 'checking' ? undefined : onwardPath(next, progress);
}

/** Returns whether a page of the workspace may be shown: only when the result is `exists`. The apex skips the check. */
export function workspaceGate(site: Site, workspace: WorkspaceStatus): WorkspaceStatus {
  if (site.kind === 'apex') return 'exists';
  return site.kind === 'unknown' ? 'missing' : workspace;
}
