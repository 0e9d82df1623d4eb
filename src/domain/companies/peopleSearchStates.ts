import type { PeopleSearchState, SearchState } from './companyFinding.ts';

/** Searches that have not ended. After a reload, those that no tab works on were interrupted. */
export const keptStatuses = ['stopped', 'waiting', 'searching'] as const;
export type KeptStatus = (typeof keptStatuses)[number];
/** The stored searches by status, as the ids of their companies. */
export type KeptSearches = Readonly<Record<KeptStatus, readonly string[]>>;

/** What is known of the searches for people, by the ids of their companies. */
export interface SearchTraces {
  /** Stored, by this tab or another. */
  readonly kept: KeptSearches;
  /** True while a tab works on the searches. */
  readonly isUnderWay: boolean;
  /** The runs in progress and the failed ones. */
  readonly runs: ReadonlyMap<string, SearchState>;
  /** The searches that have ended well, with the number of people there; undefined while it is loading. */
  readonly ended: ReadonlyMap<string, number | undefined>;
}

/** How the search at each company stands. A stored search that no tab works on was interrupted. */
export function peopleSearchStates(traces: SearchTraces): ReadonlyMap<string, PeopleSearchState> {
  const { kept, isUnderWay, runs, ended } = traces;
  const states = new Map<string, PeopleSearchState>();
  for (const [id, count] of ended)
    states.set(id, count === undefined ? { status: 'searching' } : { status: 'found', count });
  for (const id of kept.stopped) states.set(id, { status: 'stopped' });
  for (const status of ['waiting', 'searching'] as const)
    for (const id of kept[status]) states.set(id, { status: isUnderWay ? status : 'interrupted' });
  for (const [id, run] of runs) states.set(id, run);
  return states;
}
