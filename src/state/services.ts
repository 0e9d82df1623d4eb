import { createContext, use } from 'react';
import type { Api } from '#api/createApi.ts';
import type { Ledger } from './generation/ledger.ts';
import type { Notices } from './notices/notices.ts';
import type { Wait } from './polling/poll.ts';

/** What the hooks of state stand on. The app puts in the real ones; the book puts in its own. */
export interface Services {
  readonly api: Api;
  readonly ledger: Ledger;
  readonly notices: Notices;
  readonly wait: Wait;
  /** Tells the developer, not the person. */
  readonly log: (text: string, cause?: unknown) => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesContext is missing: render inside the app providers.');
  return services;
}
