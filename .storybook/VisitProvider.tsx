import { useState, type ReactNode } from 'react';
import { siteOf } from '#domain/session/host.ts';
import type { DeploymentNotice } from '#domain/settings/settings.ts';
import type { Profile } from '#domain/session/profile.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createThemeChoice } from '#platform/theme.ts';
import { createWorkspaceAccess } from '#state/workspace/workspaceAccess.ts';
import { createWorkspaceBusiness } from '#state/business/workspaceBusiness.ts';
import { createDismissibleNotice } from '#state/deploymentNotice.ts';
import { createProgress } from '#state/onboarding/progress.ts';
import { useServices } from '#state/services.ts';
import { SessionContext } from '#state/session/SessionContext.ts';
import type { Session, SessionState } from '#state/session/createSession.ts';
import { VisitContext } from '#state/visit.ts';
import { createWorkspaceCheck, type WorkspaceCheck } from '#state/workspace/workspaceCheck.ts';

/** The person who is signed in by default. */
export const visitor: Profile = {
  id: 'visitor',
  name: 'Dana Reyes',
  givenName: 'Dana',
  email: 'dana@crumb.example',
};

/** Called instead of leaving the page: 'sign in', 'sign out', 'go http://…'. */
export type Departures = (what: string) => void;

export interface VisitProviderProps {
  session?: SessionState;
  /** The host in the address bar. */
  host?: string;
  onDepart?: Departures;
  /** The workspace check, for stories in which it was called before. */
  check?: WorkspaceCheck;
  /** Whether the server reports the workspace's company. */
  reportsBusiness?: boolean;
  /** True when the person is not a member of the workspace. */
  isRefused?: boolean;
  /** False: the machine has no network. */
  isOnline?: boolean;
  /** True when a newer version of the app is available. */
  isOutdated?: boolean;
  /** The deployer's notice on every page. */
  notice?: DeploymentNotice;
  children: ReactNode;
}

const brand = { name: 'Bellwether', supportUrl: '' };
const settings = { fallbackApex: 'app.localhost', demoWorkspace: 'demo' };

/** Creates a session without a provider. It reports sign-in and sign-out instead of navigating. */
function fakeSession(initial: SessionState, onDepart: Departures): Session {
  let state = initial;
  const listeners = new Set<() => void>();
  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const leave = async (what: string) => {
    onDepart(what);
    set({ status: 'loading' });
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => undefined,
    start: async () => set({ status: 'authenticated', profile: visitor }),
    signInForPage: (next) => leave(`sign in for ${next ?? '/'}`),
    signIn: (next) => leave(`sign in for ${next ?? '/'}`),
    signOut: () => leave('sign out'),
    getToken: async () => 'token',
    expire: async () => set({ status: 'signedOut', reason: 'guest' }),
    wake: () => undefined,
  };
}

/** Adds a session and a visit, for containers of the sign-in. Use it inside `InApp`. */
export function VisitProvider({
  session = { status: 'authenticated', profile: visitor },
  host = 'demo.bellwether.example',
  onDepart = () => undefined,
  check,
  reportsBusiness = false,
  isRefused = false,
  isOnline = true,
  isOutdated = false,
  notice,
  children,
}: VisitProviderProps) {
  const services = useServices();
  const { api, storage, wait } = services;
  const [made] = useState(() => {
    const site = siteOf(host, settings);
    const workspace = 'workspace' in site ? site.workspace : settings.demoWorkspace;
    const url = new URL(`https://${host}/`);
    const access = createWorkspaceAccess();
    if (isRefused) access.noteFailure({ call: 'users.list', status: 403 });
    access.subscribe(() => onDepart(access.isRefused() ? 'refused' : 'tried again'));
    const progress = createProgress(storage, url.origin);
    const ofServer = createWorkspaceBusiness({ ...services, progress });
    const business = reportsBusiness
      ? ofServer
      : { ...ofServer, isPending: () => false, ask: () => undefined };
    const go = (to: string) => onDepart(`go ${to}`);
    return {
      session: fakeSession(session, onDepart),
      visit: {
        site,
        brand,
        address: {
          here: () => url,
          assign: go,
          replace: go,
          reload: () => onDepart('reload'),
          rewrite: go,
        },
        check:
          check ?? createWorkspaceCheck((signal) => api.workspaces.check(workspace, signal), wait),
        access,
        business,
        progress,
        theme: createThemeChoice(memoryStore(), () => undefined),
        connection: { isOnline: () => isOnline, subscribe: () => () => undefined },
        release: { getSnapshot: () => isOutdated, subscribe: () => () => undefined },
        notice: createDismissibleNotice(notice, memoryStore()),
      },
    };
  });
  return (
    <SessionContext value={made.session}>
      <VisitContext value={made.visit}>{children}</VisitContext>
    </SessionContext>
  );
}
