import { useMemo } from 'react';
import type { Collection } from '#domain/collection.ts';
import type { EntityId } from '#domain/entityId.ts';
import type { Prospect, ProspectDraft } from '#domain/prospect.ts';
import { itemsOf } from '#domain/remote.ts';
import { isWholeList, type SelectionHandle } from '#domain/selection.ts';
import { readStoredIds } from '#domain/selectionStored.ts';
import { useDeletionsUnderWay } from './useDeletionsUnderWay.ts';
import { useSelection, useStoredSelection, type SelectionRules } from './useSelection.ts';

/** A prospect as the selection remembers it: by id alone (D45). */
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

/** The ids of the selected prospects, whatever page one is on; other tabs are followed. */
export function useSelectedProspectIds(): readonly EntityId[] {
  const selected = useStoredSelection(rules);
  return useMemo(() => selected.map(({ id }) => id), [selected]);
}

type Prospects = Collection<Prospect, ProspectDraft>;

/** The selection over a list of prospects, and the list whose deletions it waits for before it lets go. */
export function useProspectSelection(prospects: Prospects): {
  readonly prospects: Prospects;
  readonly selection: SelectionHandle;
} {
  const { remote, actions } = prospects;
  const { isDeleting, onDelete } = useDeletionsUnderWay(actions.onDelete);
  const items = itemsOf(remote);
  const rows = useMemo(() => items.map(({ id }) => ({ id })), [items]);
  const selection = useSelection({ rules, rows, isWhole: isWholeList(prospects) && !isDeleting });
  return { prospects: { ...prospects, actions: { ...actions, onDelete } }, selection };
}
