import { foldText } from '#text/foldText.ts';
import type { Prospect } from './prospect.ts';
import type { TargetCompany, TargetCompanyRef } from './targetCompany.ts';

/** How the search for people at one company stands, where there is one that has not come to a good end. */
export type SearchState =
  | { readonly status: 'waiting' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly message: string }
  /** It was stopped before its turn came. */
  | { readonly status: 'stopped' };

/** How the search stands where only the company's row is at hand. */
export type PeopleSearchState =
  | SearchState
  /** Its tab was closed or reloaded before the end. */
  | { readonly status: 'interrupted' }
  /** It has ended, and there are so many people now. */
  | { readonly status: 'found'; readonly count: number };

/** The searches for people, by company, and the way to search again where one failed or was interrupted. */
export interface PeopleSearches {
  readonly states: ReadonlyMap<string, PeopleSearchState>;
  readonly onRetry: (company: TargetCompanyRef) => void;
}

/** What is known of one selected company: how many people were found there, and how its search stands. */
export interface CompanyFinding {
  readonly company: TargetCompanyRef;
  readonly count: number;
  readonly search: SearchState | { readonly status: 'idle' };
}

/** How many people there are for each of these companies; who came without a company's id is counted by its name. */
export function countByCompany(
  companies: readonly TargetCompanyRef[],
  prospects: readonly Prospect[],
): ReadonlyMap<string, number> {
  const counts = new Map(companies.map(({ id }) => [String(id), 0]));
  const ids = new Map(companies.map(({ id, name }) => [foldText(name), String(id)]));
  for (const { targetCompanyId, companyName } of prospects) {
    const key = targetCompanyId === null ? ids.get(foldText(companyName)) : String(targetCompanyId);
    const count = key === undefined ? undefined : counts.get(key);
    if (key !== undefined && count !== undefined) counts.set(key, count + 1);
  }
  return counts;
}

/** What is known of each company, in their order. */
export function findingsOf(
  companies: readonly TargetCompanyRef[],
  prospects: readonly Prospect[],
  searches: ReadonlyMap<string, SearchState>,
): readonly CompanyFinding[] {
  const counts = countByCompany(companies, prospects);
  return companies.map((company) => ({
    company,
    count: counts.get(String(company.id)) ?? 0,
    search: searches.get(String(company.id)) ?? { status: 'idle' },
  }));
}

/** How many companies stand where. Every company is counted once. */
export interface FindingCounts {
  readonly all: number;
  readonly underWay: number;
  readonly failed: number;
  readonly found: number;
  readonly without: number;
}

/** Sums up the findings; a search under way or failed counts as that, whatever was found before. */
export function countFindings(findings: readonly CompanyFinding[]): FindingCounts {
  const counts = { all: findings.length, underWay: 0, failed: 0, found: 0, without: 0 };
  for (const { count, search } of findings) {
    if (search.status === 'waiting' || search.status === 'searching') counts.underWay += 1;
    else if (search.status === 'failed') counts.failed += 1;
    else if (count > 0) counts.found += 1;
    else counts.without += 1;
  }
  return counts;
}

/** The companies whose people are shown, what is known of each, and the companies a person may be added to. */
export interface CompanySearch {
  readonly selected: readonly TargetCompanyRef[];
  /** Empty until the list of prospects has come. */
  readonly findings: readonly CompanyFinding[];
  /** Every target company, selected or not; only the selected where the others could not be had. */
  readonly choices: readonly TargetCompanyChoice[];
  /** The target companies known without asking, to choose from while none is selected; null while they are not known. */
  readonly known: readonly TargetCompany[] | null;
  readonly onSelect: (companies: readonly TargetCompanyRef[]) => void;
  /** Searches one company, again where it was searched before. */
  readonly onSearch: (company: TargetCompanyRef) => void;
  readonly onRetryFailed: () => void;
}

/** A company a person may be added to. */
export interface TargetCompanyChoice extends TargetCompanyRef {
  /** Tells companies of the same name apart. */
  readonly description?: string;
}

/** Target companies to choose from; those that share their name are told apart by their description. */
export function choicesOf(companies: readonly TargetCompany[]): readonly TargetCompanyChoice[] {
  const times = new Map<string, number>();
  for (const { name } of companies) times.set(foldText(name), (times.get(foldText(name)) ?? 0) + 1);
  return companies.map(({ id, name, description }) =>
    times.get(foldText(name)) === 1 ? { id, name } : { id, name, description },
  );
}
