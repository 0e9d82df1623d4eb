import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './types.ts';

/** The session of the page. The app puts in the real one, the book a made-up one. */
export const SessionContext = createContext<Session | null>(null);

/** The ways in and out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionContext is missing: render inside the app providers.');
  return session;
}

/** Who is here, as it changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
