import { foldText } from '#text/foldText.ts';
import type { Prospect } from './prospect.ts';
import type { TargetCompany, TargetCompanyRef } from './targetCompany.ts';
import type { Work } from '../work/work.ts';
import { t } from '../words/translate.ts';

/** The state of a people search that has not ended successfully. */
export type SearchState =
  | { readonly status: 'waiting' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly message: string }
  /** Stopped before it started. */
  | { readonly status: 'stopped' };

/** The state of a people search, as the row of its company shows it. */
export type PeopleSearchState =
  | SearchState
  /** It has ended; `count` is the number of people that were known at the company then. */
  | { readonly status: 'found'; readonly count: number };

export const searchStatesOf = (work: Work<unknown>): ReadonlyMap<string, PeopleSearchState> =>
  new Map(
    work.map(({ key, state }): [string, PeopleSearchState] => {
      if (state.status === 'running') return [key, { status: 'searching' }];
      if (state.status === 'done') return [key, { status: 'found', count: state.ids?.length ?? 0 }];
      if (state.status === 'failed') return [key, state];
      return [key, { status: state.status }];
    }),
  );

/** The number of people that are known at a selected company, and the state of its search. */
export interface CompanyFinding {
  readonly company: TargetCompanyRef;
  readonly count: number;
  readonly search: SearchState | { readonly status: 'idle' };
}

/** Returns the function that finds the id of a person's company. Without a company id, the company's name decides. */
function companyIdFinder(companies: readonly TargetCompanyRef[]) {
  const ids = new Map(companies.map(({ id, name }) => [foldText(name), String(id)]));
  return ({ targetCompanyId, companyName }: Prospect): string | undefined =>
    targetCompanyId === null ? ids.get(foldText(companyName)) : String(targetCompanyId);
}

/**
 * Returns the selected companies without those that somebody has deleted: a search at a deleted one fails for good. All are
 * taken to exist when the list of companies is unknown (null).
 */
export function stillThere(
  selected: readonly TargetCompanyRef[],
  companies: readonly TargetCompanyRef[] | null,
): readonly TargetCompanyRef[] {
  if (companies === null) return selected;
  const ids = new Set(companies.map(({ id }) => String(id)));
  return selected.filter(({ id }) => ids.has(String(id)));
}

export function peopleAt(
  companies: readonly TargetCompanyRef[],
  people: readonly Prospect[],
): readonly Prospect[] {
  const ids = new Set(companies.map(({ id }) => String(id)));
  const companyIdOf = companyIdFinder(companies);
  return people.filter((person) => ids.has(companyIdOf(person) ?? ''));
}

/** Returns the people at each company, by its id. */
export function peopleByCompany(
  companies: readonly TargetCompanyRef[],
  people: readonly Prospect[],
): ReadonlyMap<string, readonly Prospect[]> {
  const byCompany = new Map(companies.map(({ id }) => [String(id), [] as Prospect[]]));
  const companyIdOf = companyIdFinder(companies);
  for (const person of people) byCompany.get(companyIdOf(person) ?? '')?.push(person);
  return byCompany;
}

/** Returns the count and the search state of each company, in their order. */
export function findingsOf(
  companies: readonly TargetCompanyRef[],
  prospects: readonly Prospect[],
  searches: ReadonlyMap<string, PeopleSearchState>,
): readonly CompanyFinding[] {
  const byCompany = peopleByCompany(companies, prospects);
  return companies.map((company) => {
    const search = searches.get(String(company.id));
    return {
      company,
      count: byCompany.get(String(company.id))?.length ?? 0,
      search: !search || search.status === 'found' ? { status: 'idle' } : search,
    };
  });
}

export const isSearchUnderWay = ({ status }: { readonly status: string }): boolean =>
  status === 'waiting' || status === 'searching';

/**
 * Counts the companies by state, each once. A running or failed search counts as such, even when people were found before.
 */
export function countFindings(findings: readonly CompanyFinding[]) {
  const counts = { all: findings.length, underWay: 0, failed: 0, found: 0, without: 0 };
  for (const { count, search } of findings) {
    if (isSearchUnderWay(search)) counts.underWay += 1;
    else if (search.status === 'failed') counts.failed += 1;
    else if (count > 0) counts.found += 1;
    else counts.without += 1;
  }
  return counts;
}

/** A company that a person can be added to. */
export interface TargetCompanyChoice extends TargetCompanyRef {
  /** Distinguishes companies with the same name. Absent when the name is unique. */
  readonly description?: string;
}

/** Returns the target companies as choices. Companies that share a name get their description. */
export function companyChoices(
  companies: readonly TargetCompany[],
): readonly TargetCompanyChoice[] {
  const byName = Map.groupBy(companies, ({ name }) => foldText(name));
  return companies.map(({ id, name, description }) =>
    byName.get(foldText(name))?.length === 1 ? { id, name } : { id, name, description },
  );
}

/** '7 companies · 5 with prospects · 1 without · 1 failed'. Counts of zero are left out. */
export function findingSummary({
  all,
  found,
  without,
  failed,
}: Omit<ReturnType<typeof countFindings>, 'underWay'>): string {
  return [
    t('prospects.companies.count', { count: all }),
    found > 0 && t('prospects.companies.found', { count: found }),
    without > 0 && t('prospects.companies.without', { count: without }),
    failed > 0 && t('general.batchFailed', { count: failed }),
  ]
    .filter(Boolean)
    .join(' · ');
}
