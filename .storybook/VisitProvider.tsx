import { useState, type ReactNode } from 'react';
import { siteOf } from '#domain/session/host.ts';
import type { DeploymentNotice } from '#domain/settings/settings.ts';
import type { Profile } from '#domain/session/profile.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createThemeChoice } from '#platform/theme.ts';
import { createWorkspaceAccess } from '#state/workspace/workspaceAccess.ts';
import { createWorkspaceBusiness } from '#state/business/workspaceBusiness.ts';
import { createDismissibleNotice } from '#state/deploymentNotice.ts';
import { createListeners } from '#platform/listeners.ts';
import { createProgress } from '#state/onboarding/progress.ts';
import { useServices } from '#state/services.ts';
import { SessionContext } from '#state/session/SessionContext.ts';
import type { Session, SessionState } from '#state/session/createSession.ts';
import { VisitContext } from '#state/visit.ts';
import { createWorkspaceCheck } from '#state/workspace/workspaceCheck.ts';

/** The person who is signed in by default. */
const visitor: Profile = {
  id: 'visitor',
  name: 'Dana Reyes',
  givenName: 'Dana',
  email: 'dana@crumb.example',
};

export interface VisitProviderProps {
  session?: SessionState;
  /** The host in the address bar. */
  host?: string;
  /** Called instead of leaving the page: 'sign in', 'sign out', 'go http://…'. */
  onDepart?: (what: string) => void;
  /** Whether the server reports the workspace's company. */
  reportsBusiness?: boolean;
  /** True when a newer version of the app is available. */
  isOutdated?: boolean;
  /** The deployer's notice on every page. */
  notice?: DeploymentNotice;
  children: ReactNode;
}

const settings = { fallbackApex: 'app.localhost', demoWorkspace: 'demo' };

/** Creates a session without a provider. It reports sign-in and sign-out instead of navigating. */
function fakeSession(initial: SessionState, onDepart: (what: string) => void): Session {
  let state = initial;
  const { subscribe, tell } = createListeners();
  const set = async (next: SessionState) => {
    state = next;
    tell();
  };
  const leave = (what: string) => {
    onDepart(what);
    return set({ status: 'loading' });
  };
  return {
    getSnapshot: () => state,
    subscribe,
    settled: async () => undefined,
    start: () => set({ status: 'authenticated', profile: visitor }),
    signInForPage: (next) => leave(`sign in for ${next ?? '/'}`),
    signIn: (next) => leave(`sign in for ${next ?? '/'}`),
    signOut: () => leave('sign out'),
    getToken: async () => 'token',
    expire: () => set({ status: 'signedOut', reason: 'guest' }),
    wake: () => undefined,
  };
}

/** Adds a session and a visit, for containers of the sign-in. Use it inside `InApp`. */
export function VisitProvider({
  session = { status: 'authenticated', profile: visitor },
  host = 'demo.bellwether.example',
  onDepart = () => undefined,
  reportsBusiness = false,
  isOutdated = false,
  notice,
  children,
}: VisitProviderProps) {
  const services = useServices();
  const { api, storage, wait } = services;
  const [made] = useState(() => {
    const site = siteOf(host, settings);
    const workspace = 'workspace' in site ? site.workspace : 'demo';
    const url = new URL(`https://${host}/`);
    const progress = createProgress(storage, url.origin);
    const business = createWorkspaceBusiness({ ...services, progress });
    const silent = reportsBusiness ? {} : { isPending: () => false, ask: () => undefined };
    const go = (to: string) => onDepart(`go ${to}`);
    const reload = () => onDepart('reload');
    return {
      session: fakeSession(session, onDepart),
      visit: {
        site,
        brand: { name: 'Bellwether', supportUrl: '' },
        address: { here: () => url, assign: go, replace: go, rewrite: go, reload },
        check: createWorkspaceCheck((signal) => api.workspaces.check(workspace, signal), wait),
        access: createWorkspaceAccess(),
        business: { ...business, ...silent },
        progress,
        theme: createThemeChoice(memoryStore(), () => undefined),
        connection: { isOnline: () => true, subscribe: () => () => undefined },
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
