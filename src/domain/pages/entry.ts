import type { Site } from '../session/host.ts';
import { pathOfStage, type Progress } from '../onboarding/onboarding.ts';

/** What the workspace check has said so far; `unreachable` when the server failed or could not be reached. */
export type WorkspaceStatus = 'checking' | 'exists' | 'missing' | 'unreachable';

/** Whether the check ended without finding the workspace. */
export const hasNoWorkspace = (status: WorkspaceStatus): boolean =>
  status === 'missing' || status === 'unreachable';

/**
 * Where someone goes on: an explicit `next` first, then the page that was open last, then the stage's own. With the setup
 * done that is always the dashboard, not the setup page that was open last (D11).
 */
export function onwardPath(next: string | undefined, { stage, lastPath }: Progress): string {
  const last = stage === 'done' ? undefined : lastPath;
  return next ?? last ?? pathOfStage(stage);
}

/**
 * Where a signed-in visitor goes from `/`; nothing while the check is under way.
 * A deep link is honoured on the apex too, since its pages skip the check there.
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

/** Whether a page of the workspace may be shown; the apex skips the check. */
export function workspaceGate(site: Site, workspace: WorkspaceStatus): WorkspaceStatus {
  if (site.kind === 'apex') return 'exists';
  return site.kind === 'unknown' ? 'missing' : workspace;
}
