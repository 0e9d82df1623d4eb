import type { PeopleSearchState, SearchState } from './companyFinding.ts';

/** Statuses of searches that have not ended. After a reload, a search that no tab works on counts as interrupted. */
export const storedSearchStatuses = ['stopped', 'waiting', 'searching'] as const;
export type StoredSearchStatus = (typeof storedSearchStatuses)[number];
/** Company ids of the stored searches, by status. */
export type StoredSearches = Readonly<Record<StoredSearchStatus, readonly string[]>>;

/** The sources of the search states, by company id. */
export interface SearchSources {
  /** The searches that this tab or another has stored. */
  readonly kept: StoredSearches;
  /** The companies that this tab has queued or searches. */
  readonly own: ReadonlySet<string>;
  /** True while another tab works on searches. */
  readonly isElsewhere: boolean;
  /** The running and the failed runs. */
  readonly runs: ReadonlyMap<string, SearchState>;
  /** The successful searches, with the number of people at the company; undefined while it loads. */
  readonly ended: ReadonlyMap<string, number | undefined>;
}

/** Returns the state of the search at each company. A stored search that no tab works on is interrupted. */
export function peopleSearchStates(sources: SearchSources): ReadonlyMap<string, PeopleSearchState> {
  const { kept, own, isElsewhere, runs, ended } = sources;
  const states = new Map<string, PeopleSearchState>();
  for (const [id, count] of ended)
    states.set(id, count === undefined ? { status: 'searching' } : { status: 'found', count });
  for (const id of kept.stopped) states.set(id, { status: 'stopped' });
  for (const status of ['waiting', 'searching'] as const)
    for (const id of kept[status])
      states.set(id, { status: isElsewhere || own.has(id) ? status : 'interrupted' });
  for (const [id, run] of runs) states.set(id, run);
  return states;
}
