import { knownAs } from '#domain/session/profile.ts';
import { createApi } from '#api/createApi.ts';
import { routeOf } from '#domain/pages/routes.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import { hasWorkspace, workspaceForCalls } from '#domain/session/host.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { currentRelease, ownRelease } from '#platform/release.ts';
import { localStore, onStorageChange, tabStore } from '#platform/textStore.ts';
import { systemClock } from '#platform/clock.ts';
import { createThemeChoice, applyTheme } from '#platform/theme.ts';
import { browserConnection } from '#platform/visibility.ts';
import { createWorkspaceAccess } from '#state/workspace/workspaceAccess.ts';
import { createAttempts } from '#state/attempts.ts';
import { createWorkspaceBusiness } from '#state/business/workspaceBusiness.ts';
import { createServices } from '#state/createServices.ts';
import { createDismissibleNotice } from '#state/deploymentNotice.ts';
import { createProgress } from '#state/onboarding/progress.ts';
import { createReleaseWatch } from '#state/releaseWatch.ts';
import { createReports } from '#state/reports.ts';
import type { Services } from '#state/services.ts';
import { signedOutSignal, type Session } from '#state/session/createSession.ts';
import type { Visit } from '#state/visit.ts';
import { createWorkspaceCheck } from '#state/workspace/workspaceCheck.ts';
import { requestPageLists } from './pageLists.ts';
import type { BootContext } from './main.ts';

/** Everything the pages are rendered with. */
export interface AppParts {
  readonly session: Session;
  readonly services: Services;
  readonly visit: Visit;
  /** Settles once the lists of the page in the address have arrived or failed. */
  readonly pageLists: Promise<void>;
}

/** What the browser stores for the person who is signed in. */
export const ownStorage = createOwnedStorage(localStore, onStorageChange);

/**
 * Creates what the pages need. The check of the workspace starts at once, in parallel with the sign-in (D7), and the lists of the
 * page in the address are requested as soon as the person is signed in.
 */
export function createApp(context: BootContext): AppParts {
  const { settings, site, address, session, hasSignedInBefore } = context;
  const storage = ownStorage;
  const { apiHost, identity, brand, idempotency } = settings;
  const workspace = workspaceForCalls(site, settings);
  const hasAudience = identity.audience !== '';
  const access = createWorkspaceAccess();
  const reports = createReports();
  const api = createApi({
    host: apiHost,
    onReport: reports.note,
    ...(idempotency && {
      attempts: createAttempts({
        storage,
        newKey: () => crypto.randomUUID(),
        now: () => systemClock.now(),
      }),
    }),
    ...(hasAudience && { getToken: () => session.getToken() }),
    onError: (error) => {
      if (hasAudience && error.status === 401) void session.expire();
      access.noteFailure(error);
    },
  });
  const services = createServices({
    api,
    workspace,
    storage,
    reports,
    left: signedOutSignal(session),
    knownAs: () => {
      const state = session.getSnapshot();
      return state.status === 'authenticated' ? knownAs(state.profile) : '';
    },
  });
  const progress = createProgress(storage, address.here().origin);
  const business = createWorkspaceBusiness({ ...services, progress });
  // The company is requested again once the person is let in. A refused request still has to end the wait for it.
  access.subscribe(() => {
    if (!access.isRefused()) business.forget();
  });
  const requestLists = async () => {
    await session.settled();
    const page = routeOf(address.here().pathname);
    const isSignedIn = session.getSnapshot().status === 'authenticated';
    // The onboarding gate redirects away from a page that may not be opened.
    if (isSignedIn && page !== undefined && mayOpen(page, progress.getSnapshot()))
      await requestPageLists(page, services, access);
  };
  const check = createWorkspaceCheck(
    (signal) => api.workspaces.check(workspace, signal),
    services.wait,
  );
  if (hasWorkspace(site) && hasSignedInBefore()) check.ask();
  const visit = {
    site,
    brand,
    address,
    check,
    access,
    business,
    progress,
    theme: createThemeChoice(localStore, applyTheme, onStorageChange),
    connection: browserConnection,
    release: createReleaseWatch({
      own: ownRelease,
      current: currentRelease,
      wait: services.wait,
    }),
    notice: createDismissibleNotice(settings.notice, tabStore),
  };
  return { session, services, visit, pageLists: requestLists() };
}
