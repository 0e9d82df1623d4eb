import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import {
  isWholeList,
  pruned,
  sameRows,
  withChosen,
  type SelectionHandle,
} from '#domain/lists/selection.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { useServices } from '../services.ts';
import { idsOf } from '#domain/lists/entityId.ts';

/** How a selection is stored in the browser. */
export interface SelectionRules<Ref extends Identified> {
  /** The storage keys of the selection. */
  readonly keys: readonly OwnedKey[];
  readonly read: (storage: OwnedStorage) => readonly Ref[];
  readonly write: (storage: OwnedStorage, selected: readonly Ref[]) => void;
}

/** The list whose rows are selected. */
export type SelectedList<Row = unknown> = Pick<Collection<Row, never>, 'remote' | 'generation'> & {
  /** True while rows are hidden because they are being deleted, which may still fail. */
  readonly isDeleting: boolean;
};

interface Inputs<Ref extends Identified> {
  readonly rules: SelectionRules<Ref>;
  /** The rows of the list, in the stored form. */
  readonly rows: readonly Ref[];
  readonly list: SelectedList;
}

/** Returns the stored selection and follows changes in other tabs. */
export function useStoredSelection<Ref extends Identified>({
  keys,
  read,
}: SelectionRules<Ref>): readonly Ref[] {
  const { storage } = useServices();
  const stored = useSyncExternalStore(storage.subscribe, () =>
    keys.map((key) => storage.read(key) ?? '').join('\n'),
  );
  // `read` reads the storage again whenever `stored`, the stored text, has changed.
  return useMemo(() => (stored.trim() === '' ? [] : read(storage)), [stored, storage, read]);
}

/**
 * Returns a selection that survives search, reload and a new tab. Rows are removed from it only when a whole, unfiltered
 * load no longer has them (D32): what another tab selects since then is checked by the next load.
 */
export function useSelection<Ref extends Identified>({
  rules,
  rows,
  list,
}: Inputs<Ref>): SelectionHandle {
  const { storage } = useServices();
  const selected = useStoredSelection(rules);
  const isWhole = isWholeList(list) && !list.isDeleting;
  const prune = useEffectEvent((loaded: readonly Ref[]) => {
    const left = pruned(selected, loaded);
    if (!sameRows(left, selected)) rules.write(storage, left);
  });
  useEffect(() => {
    if (isWhole) prune(rows);
  }, [rows, isWhole]);

  const keys = useMemo(() => new Set(idsOf(pruned(selected, rows))), [selected, rows]);
  const onChange = useCallback(
    (next: ReadonlySet<string>) => rules.write(storage, withChosen(selected, rows, next)),
    [rules, storage, selected, rows],
  );
  return useMemo(() => ({ keys, onChange }), [keys, onChange]);
}
