import type { SearchState } from '#domain/companies/companyFinding.ts';
import type { StoredSearches } from '#domain/companies/peopleSearchStates.ts';
import type { ProspectRun } from '#domain/work/generation.ts';
import type { CompanyScope } from '../company.ts';
import type { Ledger, LedgerEntry } from '../generation/ledger.ts';
import { lazyService, type Services } from '../services.ts';
import { createListeners, subscribeToBoth } from '../listeners.ts';

const prefix = 'prospects:';
const none: ReadonlySet<string> = new Set();
const keyOf = ({ workspace, companyId }: CompanyScope): string => `${workspace}|${companyId}`;

/** Returns the people searches among the ledger's runs, by company id. */
export const searchRuns = (entries: readonly LedgerEntry[]): ReadonlyMap<string, SearchState> =>
  new Map(
    entries.flatMap((entry) =>
      entry.kind.startsWith(prefix) ? [[entry.kind.slice(prefix.length), stateOf(entry)]] : [],
    ),
  );

const stateOf = (entry: LedgerEntry): SearchState =>
  entry.state === 'running'
    ? { status: 'searching' }
    : { status: 'failed', message: entry.message };

/** One people search at one company. */
type Search = Pick<LedgerEntry, 'workspace' | 'companyId' | 'kind'>;

/** Creates the store of the companies whose people search has succeeded while this tab was open, in this tab or another. */
export function createEndedSearches(ledger: Pick<Ledger, 'entries' | 'historyOf' | 'subscribe'>) {
  const ended = new Map<string, ReadonlySet<string>>();
  /** Searches that had not ended when they were last checked. */
  const open = new Map<string, Search>();
  const look = () => {
    for (const [key, search] of open) {
      const history = ledger.historyOf(search, search.kind);
      if (history !== 'done' && history !== 'failed') continue;
      open.delete(key);
      if (history === 'failed') continue;
      const scope = keyOf(search);
      ended.set(scope, new Set([...(ended.get(scope) ?? none), search.kind.slice(prefix.length)]));
    }
    for (const entry of ledger.entries())
      if (entry.state === 'running' && entry.kind.startsWith(prefix))
        open.set(`${keyOf(entry)}|${entry.kind}`, entry);
  };
  ledger.subscribe(look);
  look();
  const listeners = createListeners();
  return {
    /** Returns the same set until another search has ended. */
    of: (scope: CompanyScope): ReadonlySet<string> => ended.get(keyOf(scope)) ?? none,
    /**
     * Waits for the end of searches that are stored as running, and of first searches that are stored as waiting. The ledger
     * learns of the runs of other tabs with a delay, and a search may begin and end in between.
     */
    follow(
      scope: CompanyScope,
      { searching, waiting }: Pick<StoredSearches, 'searching' | 'waiting'>,
    ) {
      const kindOf = (id: string): ProspectRun => `${prefix}${id}`;
      const first = waiting.filter((id) => ledger.historyOf(scope, kindOf(id)) === 'never');
      for (const id of [...searching, ...first])
        open.set(`${keyOf(scope)}|${kindOf(id)}`, { ...scope, kind: kindOf(id) });
      look();
      listeners.tell();
    },
    subscribe: subscribeToBoth(listeners.subscribe, ledger.subscribe),
  };
}

const endedSearches = lazyService<ReturnType<typeof createEndedSearches>>();

export const endedSearchesOf = (services: Services) =>
  endedSearches(services, ({ ledger }) => createEndedSearches(ledger));
