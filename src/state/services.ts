import { createContext, use } from 'react';
import type { Api } from '#api/createApi.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { Turns } from './collection/turns.ts';
import type { Confirmations } from './evidence/confirmations.ts';
import type { FormDrafts } from './formDrafts.ts';
import type { TypedWrites } from './typedWrites.ts';
import type { FirstInsights } from './generation/firstInsights.ts';
import type { Reports } from './generation/reports.ts';
import type { Ledger, LedgerDependencies } from './generation/ledger.ts';
import type { Lists } from './lists/createLists.ts';
import type { Notices } from './notices.ts';
import type { Wait } from './poll.ts';
import type { Questions } from './questions.ts';
import type { SelectionChangedAt } from './selection/selectionChangedAt.ts';
import type { WorkUnderWay } from './work/workUnderWay.ts';

/** What the hooks of state stand on. The app puts in the real ones; the book puts in its own. */
export interface Services {
  readonly api: Api;
  /** The `{domain}` of every call: the workspace of the host, or the demo workspace where the host names none (D4). */
  readonly workspace: string;
  /** What this browser keeps for the person who is signed in. */
  readonly storage: OwnedStorage;
  /** Aborts when the person leaves: what is under way for them stops, and nothing more is said to them (D65). */
  readonly left: AbortSignal;
  /** Writes what is being typed, when typing pauses. */
  readonly typed: TypedWrites;
  /** What was typed into forms and not sent yet. */
  readonly drafts: FormDrafts;
  readonly ledger: Ledger;
  /** The first generation of everything, after the business was told. */
  readonly firstInsights: FirstInsights;
  /** What the server says of generations. */
  readonly reports: Reports;
  readonly notices: Notices;
  readonly questions: Questions;
  /** What is changed and loaded of every list, in this tab and, by word, in the others. */
  readonly lists: Lists;
  readonly selectionChangedAt: SelectionChangedAt;
  /** The assumptions that the person has confirmed. */
  readonly confirmations: Confirmations;
  /** Changes of one row, one after the other. */
  readonly turns: Turns;
  /** The way to the other tabs of this origin. */
  readonly tabs: TabChannel;
  /** What goes on when its page is left. */
  readonly work: WorkUnderWay;
  /** Runs work while no other tab does, or waits until the other tab lets go. */
  readonly exclusively: LedgerDependencies['exclusively'];
  /** Waits while the page is looked at; a test hands in a shorter one. */
  readonly wait: Wait;
  /** Waits also while nobody looks at the page: for work that holds up other tabs. */
  readonly waitUnseen: Wait;
  /** Tells the developer, not the person. */
  readonly log: (text: string, cause?: unknown) => void;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services in force. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesContext is missing: render inside the app providers.');
  return services;
}
