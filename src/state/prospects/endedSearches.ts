import type { SearchState } from '#domain/companies/companyFinding.ts';
import type { Ledger, LedgerEntry, LedgerScope } from '../generation/ledger.ts';
import { laterService, type Services } from '../services.ts';

const prefix = 'prospects:';
const none: ReadonlySet<string> = new Set();
const keyOf = ({ workspace, companyId }: LedgerScope): string => `${workspace}|${companyId}`;

/** The searches for people among the ledger's runs, by the ids of their companies. */
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

/** The companies whose search has ended well while this tab was open, in this tab or another. */
function createEndedSearches(ledger: Pick<Ledger, 'entries' | 'historyOf' | 'subscribe'>) {
  const ended = new Map<string, ReadonlySet<string>>();
  let running: readonly LedgerEntry[] = [];
  const sameRun = (one: LedgerEntry, other: LedgerEntry) =>
    one.kind === other.kind && keyOf(one) === keyOf(other);
  const look = () => {
    const now = ledger.entries();
    for (const run of running)
      if (!now.some((entry) => sameRun(entry, run)) && ledger.historyOf(run, run.kind) === 'done')
        ended.set(
          keyOf(run),
          new Set([...(ended.get(keyOf(run)) ?? none), run.kind.slice(prefix.length)]),
        );
    running = now.filter(({ kind, state }) => state === 'running' && kind.startsWith(prefix));
  };
  ledger.subscribe(look);
  look();
  return {
    /** A new set only when another search has ended. */
    of: (scope: LedgerScope): ReadonlySet<string> => ended.get(keyOf(scope)) ?? none,
    subscribe: (listener: () => void) => ledger.subscribe(listener),
  };
}

const endedSearches = laterService<ReturnType<typeof createEndedSearches>>();

export const endedSearchesOf = (services: Services) =>
  endedSearches.get(services, ({ ledger }) => createEndedSearches(ledger));
