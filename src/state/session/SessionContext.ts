import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './createSession.ts';

/** The session of the page. The app provides the real one, Storybook a fake one. */
export const SessionContext = createContext<Session | null>(null);

/** Returns the session with its sign-in and sign-out functions. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionContext is missing: render inside the app providers.');
  return session;
}

/** Returns the session state and renders again when it changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
