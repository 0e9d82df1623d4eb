import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CompanySearch } from '#contracts/companySearch.ts';
import {
  companyChoices,
  countFindings,
  findingsOf,
  isSearchUnderWay,
  peopleAt,
  stillThere,
  type CompanyFinding,
} from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import type { Generation } from '#domain/lists/collection.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { itemsOf, type Remote } from '#domain/lists/remote.ts';
import { broughtIds, countsOf, isUnderWay } from '#domain/work/work.ts';
import { useCompany } from '../company.ts';
import { useReport } from '../reports.ts';
import {
  selectForAdded,
  targetCompanySelection,
  useSelectCompanies,
  useSelected,
} from '../selection.ts';
import { useServices } from '../services.ts';
import { targetCompanyList } from '../targetCompanies.ts';
import { useList, type LiveList } from '../useList.ts';
import { useRows } from '../useRows.ts';
import { useWorkOnPage } from '../work.ts';
import { prospectList } from './prospectList.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

/** Returns the list with these rows instead of all. */
function withRows(remote: Remote<Prospect>, items: readonly Prospect[]): Remote<Prospect> {
  if (remote.status !== 'ready' || items === remote.items) return remote;
  const { isRefreshing } = remote;
  return items.length > 0
    ? { ...remote, items }
    : { status: 'empty', isExhausted: false, isRefreshing };
}

/** Returns Generate More as the searches of people tell it, as far as they have begun on this page. */
function useSearchGeneration(
  search: ReturnType<typeof usePeopleSearch>,
  idle: Generation,
): { readonly generation: Generation; readonly newIds: ReadonlySet<string> } {
  const { items } = search;
  const { step } = useReport('prospects');
  const [before] = useState(items);
  const newIds = useMemo(
    () => new Set(broughtIds(items.filter((item) => !before.includes(item)))),
    [items, before],
  );
  const generation = ((): Generation => {
    // After Stop, nobody waits for those that still run.
    if (isUnderWay(items) && countsOf(items).stopped === 0)
      return { ...idle, status: 'running', isSlow: false, ...(step && { step }) };
    if (items === before || items.length === 0) return idle;
    const [first] = items.map(({ state }) => state);
    if (first?.status === 'failed' && items.every(({ state }) => state.status === 'failed'))
      return { ...idle, status: 'failed', message: first.message };
    const isDone = items.every(({ state }) => state.status === 'done');
    return isDone && newIds.size === 0 ? { ...idle, status: 'nothingNew' } : idle;
  })();
  return { generation, newIds };
}

/**
 * Returns the prospects at the selected target companies, and the search for people at each of them. Companies without people
 * are searched by themselves at the first visit. Requests no people while no company is selected.
 */
export function useProspects(): {
  readonly prospects: LiveList<Prospect, ProspectDraft>;
  readonly companySearch: CompanySearch;
} {
  const { storage } = useServices();
  const company = useCompany();
  const stored = useSelected(targetCompanySelection);
  const select = useSelectCompanies();
  const [selectedHere] = useState(() => new Set(idsOf(stored)));
  const { rows } = useRows(targetCompanyList, company);
  const known = rows ?? null;
  const selected = useMemo(() => stillThere(stored, known), [stored, known]);
  const choices = useMemo(
    () => (known && known.length > 0 ? companyChoices(known) : null),
    [known],
  );
  const at = useMemo(() => stored.map(({ id }) => id), [stored]);
  const people = useList(prospectList, at.length > 0 ? company : null, at);
  const search = usePeopleSearch(company);
  const { states, memory } = search;

  const all = itemsOf(people.remote);
  const shown = useMemo(() => peopleAt(selected, all), [selected, all]);
  const remote = withRows(people.remote, shown);
  const isKnown = remote.status === 'ready' || remote.status === 'empty';
  const found = isKnown ? findingsOf(selected, shown, states) : [];
  const isUnsearched = ({ company: { id }, count, search: { status } }: CompanyFinding) =>
    count === 0 && status === 'idle' && !memory.settled.has(String(id));
  const findings = found.map((finding): CompanyFinding =>
    isUnsearched(finding) ? { ...finding, search: { status: 'stopped' } } : finding,
  );
  const companiesIn = (status: CompanyFinding['search']['status']) =>
    findings.filter((one) => one.search.status === status).map((one) => one.company);

  // A selection in another tab is no press of a button here, so it starts no search.
  const due = found
    .filter(isUnsearched)
    .map((finding) => finding.company)
    .filter(({ id }) => selectedHere.has(String(id)) && !memory.offered.has(String(id)));
  // While the companies load, it is not known which of them a colleague has deleted.
  const isLoaded = isKnown && !remote.isRefreshing && rows !== undefined;
  const dueIds = isLoaded ? idsOf(due).join() : '';
  const begin = useEffectEvent(() => search.search(due));
  useEffect(() => {
    if (dueIds !== '') begin();
  }, [dueIds]);
  useEffect(() => {
    for (const { company: one, count } of findingsOf(selected, shown, states))
      if (count > 0) memory.settled.add(String(one.id));
  }, [selected, shown, states, memory]);

  const { generation, newIds } = useSearchGeneration(search, people.generation);
  const allNewIds = useMemo(
    () => (newIds.size === 0 ? people.newIds : new Set([...people.newIds, ...newIds])),
    [people.newIds, newIds],
  );
  const { underWay } = countFindings(findings);
  // The page does not show searches at companies that are no longer selected.
  const isWhole = [...states.values()].filter(isSearchUnderWay).length === underWay;
  useWorkOnPage(underWay > 0 && isWhole ? search.name : null);

  const { actions, adding } = people;
  /** A person who was added is shown, so their company is selected. */
  const selectFor = ({ targetCompanyId: id, companyName: name }: ProspectDraft) =>
    company && selectForAdded(storage, company, { id, name });
  return {
    prospects: {
      ...people,
      remote,
      generation,
      newIds: allNewIds,
      adding: {
        ...adding,
        actions: {
          ...adding.actions,
          onStart: (rows) => {
            for (const { draft } of rows) selectFor(draft);
            adding.actions.onStart(rows);
          },
        },
      },
      actions: {
        ...actions,
        onGenerateMore: () => search.search(selected),
        onStopWaiting: search.stop,
        onAdd: async (draft) => {
          const outcome = await actions.onAdd(draft);
          if (outcome.ok) selectFor(draft);
          return outcome;
        },
      },
    },
    companySearch: {
      selected,
      findings,
      choices: choices ?? selected,
      hasAllChoices: choices !== null,
      known,
      onSelect: (more) => {
        for (const { id } of more) selectedHere.add(String(id));
        select(more.map(({ id, name }) => ({ id, name })));
      },
      onSearch: (one) => search.search([one]),
      onRetryFailed: () => search.search(companiesIn('failed')),
      onSearchRest: () => search.search(companiesIn('stopped')),
    },
  };
}
