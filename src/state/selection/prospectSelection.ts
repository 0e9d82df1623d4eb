import { useMemo } from 'react';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { readStoredIds, type SelectionHandle } from '#domain/lists/selection.ts';
import {
  useSelection,
  useStoredSelection,
  type SelectedList,
  type SelectionRules,
} from './useSelection.ts';

/** The stored form of a selected prospect: only its id (D45). */
interface ProspectRef {
  readonly id: EntityId;
}

const rules: SelectionRules<ProspectRef> = {
  keys: ['selectedProspectIds'],
  read: (storage) => readStoredIds(storage.read('selectedProspectIds')).map((id) => ({ id })),
  write: (storage, selected) =>
    storage.writeJson(
      'selectedProspectIds',
      selected.map(({ id }) => id),
    ),
};

/** Returns the ids of the selected prospects. Works on any page and follows changes in other tabs. */
export function useSelectedProspectIds(): readonly EntityId[] {
  const selected = useStoredSelection(rules);
  return useMemo(() => selected.map(({ id }) => id), [selected]);
}

/** Returns the selection in the list of prospects. */
export function useProspectSelection(list: SelectedList<Prospect>): SelectionHandle {
  const items = itemsOf(list.remote);
  const rows = useMemo(() => items.map(({ id }) => ({ id })), [items]);
  return useSelection({ rules, rows, list });
}
