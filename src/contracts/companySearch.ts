import type {
  CompanyFinding,
  PeopleSearchState,
  TargetCompanyChoice,
} from '#domain/companies/companyFinding.ts';
import type { TargetCompany, TargetCompanyRef } from '#domain/companies/targetCompany.ts';

/** The people searches by company id, and the handler that retries a failed one. */
export interface PeopleSearches {
  readonly states: ReadonlyMap<string, PeopleSearchState>;
  readonly onRetry: (company: TargetCompanyRef) => void;
}

/** The selected companies with the state of each people search, and the companies that a person can be added to. */
export interface CompanySearch {
  readonly selected: readonly TargetCompanyRef[];
  /** Empty until the list of prospects is loaded. */
  readonly findings: readonly CompanyFinding[];
  /** All target companies, selected or not. Only the selected ones when the others could not be loaded. */
  readonly choices: readonly TargetCompanyChoice[];
  /** False while only the selected companies are choices. */
  readonly hasAllChoices: boolean;
  /** Target companies to choose from while none is selected, from the cache; null when they are not loaded. */
  readonly known: readonly TargetCompany[] | null;
  readonly onSelect: (companies: readonly TargetCompanyRef[]) => void;
  /** Searches people at one company, also when that was done before. */
  readonly onSearch: (company: TargetCompanyRef) => void;
  readonly onRetryFailed: () => void;
  /** Searches people at the companies that were not searched. */
  readonly onSearchRest: () => void;
}
