import { useCallback, useMemo } from 'react';
import { sameId } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import {
  readStoredCompanies,
  storedCompanies,
  type SelectionHandle,
} from '#domain/lists/selection.ts';
import type { TargetCompany, TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { companyOf, type CompanyScope } from '../company.ts';
import { useServices } from '../services.ts';
import {
  useSelection,
  useStoredSelection,
  type SelectedList,
  type SelectionRules,
} from './useSelection.ts';

/** Stores the selected companies under the two keys of the specification. */
const rules: SelectionRules<TargetCompanyRef> = {
  keys: ['selectedTargetCompanyIds', 'selectedTargetCompanies'],
  read: (storage) =>
    readStoredCompanies(
      storage.read('selectedTargetCompanyIds'),
      storage.read('selectedTargetCompanies'),
    ),
  write: (storage, selected) => {
    storage.writeJson('selectedTargetCompanies', storedCompanies(selected));
    storage.writeJson(
      'selectedTargetCompanyIds',
      selected.map(({ id }) => id),
    );
  },
};

/** Returns the selected companies. Works on any page and follows changes in other tabs. */
export const useSelectedTargetCompanies = (): readonly TargetCompanyRef[] =>
  useStoredSelection(rules);

function selectCompanies(storage: OwnedStorage, companies: readonly TargetCompanyRef[]): void {
  const selected = rules.read(storage);
  const added = companies.filter(({ id }) => !selected.some((one) => sameId(one.id, id)));
  if (added.length > 0) rules.write(storage, [...selected, ...added]);
}

/**
 * Selects the company of an added person, so that the person is shown. A paste goes on when the business is changed (D56),
 * and then the selection belongs to the other business: nothing is selected.
 */
export function selectForAdded(
  storage: OwnedStorage,
  { workspace, companyId }: CompanyScope,
  company: TargetCompanyRef,
): void {
  const now = companyOf(storage.read('businessInfo'), workspace);
  if (now && String(now.companyId) === companyId) selectCompanies(storage, [company]);
}

/** Returns a function that selects more companies, for pages that do not list them as a table. */
export function useSelectCompanies(): (companies: readonly TargetCompanyRef[]) => void {
  const { storage } = useServices();
  return useCallback((companies) => selectCompanies(storage, companies), [storage]);
}

/** Returns the selection in the list of target companies. */
export function useTargetCompanySelection(list: SelectedList<TargetCompany>): SelectionHandle {
  const items = itemsOf(list.remote);
  const rows = useMemo(() => items.map(({ id, name }) => ({ id, name })), [items]);
  return useSelection({ rules, rows, list });
}
