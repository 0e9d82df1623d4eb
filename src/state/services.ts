import { createContext, use } from 'react';
import type { Api } from '#api/createApi.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { StoredClaims } from './evidence/storedClaims.ts';
import type { FormDrafts } from './formDrafts.ts';
import type { Reports } from './reports.ts';
import type { FirstLists } from './firstLists.ts';
import type { ListChanges } from './listChanges.ts';
import type { Notices } from './notices.ts';
import type { Wait } from '#platform/clock.ts';
import type { WorkService } from './work.ts';

/** The services of the state hooks. The app provides the real ones, Storybook its own. */
export interface Services {
  readonly api: Api;
  /** The `{domain}` of every call: the workspace of the host, or the demo workspace (D4). */
  readonly workspace: string;
  /** The data that this browser stores for the person who is signed in. */
  readonly storage: OwnedStorage;
  /** Aborts when the person signs out: their requests stop, and no more messages are shown (D65). */
  readonly left: AbortSignal;
  /** What was typed in open forms. */
  readonly drafts: FormDrafts;
  /** What the server reports about generations. */
  readonly reports: Reports;
  readonly notices: Notices;
  /** The changes of lists that are under way. */
  readonly listChanges: ListChanges;
  /** The first generation of all lists, after the business was saved. */
  readonly firstLists: FirstLists;
  /** The assumptions that the person has confirmed. */
  readonly confirmations: StoredClaims;
  /** Work that continues when its page is left. */
  readonly work: WorkService;
  /** Waits, and pauses while the page is hidden. A test passes a shorter one. */
  readonly wait: Wait;
  /** Waits also while the page is hidden. For work that other tabs wait for. */
  readonly waitInBackground: Wait;
  /** Logs for developers. */
  readonly log: (text: string, cause?: unknown) => void;
}

export const ServicesContext = createContext<Services | null>(null);

/**
 * Creates a getter for a service that only some pages need. The first page that needs it creates it, once for each set of
 * services. It stays when that page is left.
 */
export function lazyService<Service>() {
  const made = new WeakMap<Services, Service>();
  return (services: Services, create: (services: Services) => Service): Service => {
    const service = made.get(services) ?? create(services);
    made.set(services, service);
    return service;
  };
}

/** Returns the current services. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesContext is missing: render inside the app providers.');
  return services;
}
