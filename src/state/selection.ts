import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { newlySelectedNotFound } from '#domain/companies/companySite.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompany, TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import type { Collection, SelectionHandle } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { idsOf, sameId, type EntityId } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import {
  isWholeList,
  pruned,
  readStoredCompanies,
  readStoredIds,
  sameRows,
  storedCompanies,
  withChosen,
} from '#domain/lists/selection.ts';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { t } from '#domain/words/translate.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { companyOf, type Company } from './company.ts';
import { useServices } from './services.ts';

/** How the selected rows of a list are stored in the browser. */
interface StoredSelection<Row extends Identified, Ref extends Identified> {
  readonly keys: readonly OwnedKey[];
  /** Returns the stored form of a row. */
  readonly refOf: (row: Row) => Ref;
  readonly read: (storage: OwnedStorage) => readonly Ref[];
  readonly write: (storage: OwnedStorage, selected: readonly Ref[]) => void;
}

/** Only the ids of selected prospects are stored (D45). */
export const prospectSelection: StoredSelection<Prospect, Identified> = {
  keys: ['selectedProspectIds'],
  refOf: ({ id }) => ({ id }),
  read: (storage) => readStoredIds(storage.read('selectedProspectIds')).map((id) => ({ id })),
  write: (storage, selected) =>
    storage.writeJson(
      'selectedProspectIds',
      selected.map(({ id }) => id),
    ),
};

/** The selected target companies are stored under the two keys of the specification. */
export const targetCompanySelection: StoredSelection<TargetCompany, TargetCompanyRef> = {
  keys: ['selectedTargetCompanyIds', 'selectedTargetCompanies'],
  refOf: ({ id, name }) => ({ id, name }),
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

/** Returns the stored selection. Works on any page and follows changes in other tabs. */
export function useSelected<Row extends Identified, Ref extends Identified>({
  keys,
  read,
}: StoredSelection<Row, Ref>): readonly Ref[] {
  const { storage } = useServices();
  const stored = useSyncExternalStore(storage.subscribe, () =>
    keys.map((key) => storage.read(key) ?? '').join('\n'),
  );
  // `read` reads the storage again whenever `stored`, the stored text, has changed.
  return useMemo(() => (stored.trim() === '' ? [] : read(storage)), [stored, storage, read]);
}

/** Returns the ids of the selected prospects. */
export function useSelectedProspectIds(): readonly EntityId[] {
  const selected = useSelected(prospectSelection);
  return useMemo(() => selected.map(({ id }) => id), [selected]);
}

/** The list whose rows are selected. */
type SelectedList<Row> = Pick<Collection<Row, never>, 'remote' | 'generation'> & {
  /** True while rows are hidden because they are being deleted, which may still fail. */
  readonly isDeleting: boolean;
};

/**
 * Returns a selection that survives search, reload and a new tab. Rows are removed from it only when a whole, unfiltered
 * load no longer has them (D32): what another tab selects since then is checked by the next load.
 */
export function useSelection<Row extends Identified, Ref extends Identified>(
  of: StoredSelection<Row, Ref>,
  list: SelectedList<Row>,
): SelectionHandle {
  const { storage } = useServices();
  const selected = useSelected(of);
  const items = itemsOf(list.remote);
  const rows = useMemo(() => items.map(of.refOf), [items, of]);
  const isWhole = isWholeList(list) && !list.isDeleting;
  /** The deleted rows that were selected. Undo gives such a row back with its id. */
  const gone = useRef<readonly Ref[]>([]);
  const prune = useEffectEvent((loaded: readonly Ref[]) => {
    const back = pruned(gone.current, loaded);
    const left = [...pruned(selected, loaded), ...back];
    const isThere = (ref: Ref) => left.some(({ id }) => sameId(id, ref.id));
    gone.current = [...gone.current, ...selected].filter((ref) => !isThere(ref));
    if (!sameRows(left, selected)) of.write(storage, left);
  });
  useEffect(() => {
    if (isWhole) prune(rows);
  }, [rows, isWhole]);

  const keys = useMemo(() => new Set(idsOf(pruned(selected, rows))), [selected, rows]);
  const onChange = useCallback(
    (next: ReadonlySet<string>) => of.write(storage, withChosen(selected, rows, next)),
    [of, storage, selected, rows],
  );
  return useMemo(() => ({ keys, onChange }), [keys, onChange]);
}

function selectCompanies(storage: OwnedStorage, companies: readonly TargetCompanyRef[]): void {
  const selected = targetCompanySelection.read(storage);
  const added = companies.filter(({ id }) => !selected.some((one) => sameId(one.id, id)));
  if (added.length > 0) targetCompanySelection.write(storage, [...selected, ...added]);
}

/** Returns a function that selects more companies, for pages that do not list them as a table. */
export function useSelectCompanies(): (companies: readonly TargetCompanyRef[]) => void {
  const { storage } = useServices();
  return useCallback((companies) => selectCompanies(storage, companies), [storage]);
}

/**
 * Selects the company of an added person, so that the person is shown. A paste goes on when the business is changed (D56),
 * and then the selection belongs to the other business: nothing is selected.
 */
export function selectForAdded(
  storage: OwnedStorage,
  { workspace, companyId }: Pick<Company, 'workspace' | 'companyId'>,
  company: TargetCompanyRef,
): void {
  const now = companyOf(storage.read('businessInfo'), workspace);
  if (now && sameId(now.companyId, companyId)) selectCompanies(storage, [company]);
}

/**
 * Returns a selection that warns, once per company, when the website of a selected company does not answer. The notice
 * offers to deselect such companies.
 */
export function useWarnedSelection(
  selection: SelectionHandle,
  companies: readonly TargetCompany[],
): SelectionHandle {
  const { notices } = useServices();
  const warned = useRef(new Set<string>());
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  return {
    keys: selection.keys,
    onChange(keys) {
      selection.onChange(keys);
      const notFound = newlySelectedNotFound(companies, selection.keys, keys).filter(
        ({ id }) => !warned.current.has(String(id)),
      );
      const [first] = notFound;
      if (!first) return;
      const ids = new Set(idsOf(notFound));
      for (const id of ids) warned.current.add(id);
      const count = notFound.length;
      const text =
        count === 1
          ? t('targetCompanies.selectedNotFound', { name: first.name })
          : t('targetCompanies.selectedManyNotFound', { count });
      notices.say('warning', text, {
        label: t('targetCompanies.deselectNotFound', { count }),
        run: () => {
          const { keys: now, onChange } = latest.current;
          onChange(new Set([...now].filter((key) => !ids.has(key))));
        },
      });
    },
  };
}
