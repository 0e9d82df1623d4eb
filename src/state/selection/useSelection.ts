import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Identified } from '#domain/lists/collection.ts';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import {
  isWholeList,
  keptSelection,
  pruned,
  sameRows,
  withChosen,
  type SelectionHandle,
} from '#domain/lists/selection.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { LiveCollection } from '../collection/useCollection.ts';
import { useServices } from '../services.ts';

/** How a selection is kept in the browser. */
export interface SelectionRules<Ref extends Identified> {
  /** The keys it lives under. */
  readonly keys: readonly OwnedKey[];
  readonly read: (storage: OwnedStorage) => readonly Ref[];
  readonly write: (storage: OwnedStorage, selected: readonly Ref[]) => void;
}

interface Inputs<Ref extends Identified> {
  readonly rules: SelectionRules<Ref>;
  /** The rows there are, as the selection remembers them. */
  readonly rows: readonly Ref[];
  /** The list they are from. */
  readonly list: Pick<LiveCollection<unknown, never>, 'remote' | 'generation' | 'loaded'>;
}

/** What is selected, as the browser keeps it; other tabs are followed. */
export function useStoredSelection<Ref extends Identified>({
  keys,
  read,
}: SelectionRules<Ref>): readonly Ref[] {
  const { storage } = useServices();
  const subscribe = useCallback((listener: () => void) => storage.subscribe(listener), [storage]);
  const stored = useSyncExternalStore(subscribe, () =>
    keys.map((key) => storage.read(key) ?? '').join('\n'),
  );
  // `stored` stands for what `read` finds in the storage: a change of it is what asks for reading again.
  return useMemo(() => (stored.trim() === '' ? [] : read(storage)), [stored, storage, read]);
}

/** A selection that survives search, reload and a new tab, and lets go only of what a whole list no longer has (D32). */
export function useSelection<Ref extends Identified>({
  rules,
  rows,
  list,
}: Inputs<Ref>): SelectionHandle {
  const { storage, selectionChangedAt } = useServices();
  const selected = useStoredSelection(rules);
  const { askedAt, isDeleting, deletedAt } = list.loaded;
  const changedAt = selectionChangedAt(rules.keys);
  const isWhole = isWholeList(list);
  useEffect(() => {
    const loaded = { askedAt, isDeleting, deletedAt };
    const left = keptSelection({ selected, changedAt }, { rows, isWhole, loaded });
    if (!sameRows(left, selected)) rules.write(storage, left);
  }, [selected, changedAt, rows, isWhole, askedAt, isDeleting, deletedAt, rules, storage]);

  const keys = useMemo(
    () => new Set(pruned(selected, rows).map(({ id }) => String(id))),
    [selected, rows],
  );
  const onChange = useCallback(
    (next: ReadonlySet<string>) => rules.write(storage, withChosen(selected, rows, next)),
    [rules, storage, selected, rows],
  );
  return useMemo(() => ({ keys, onChange }), [keys, onChange]);
}
