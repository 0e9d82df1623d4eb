import type { BatchHandle } from '#contracts/collection.ts';
import type { Identified, ToSave } from '#domain/lists/collection.ts';
import { idsOf, sameId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import type { WorkKind } from '#domain/work/work.ts';
import { rowName } from './listChanges.ts';
import { failureOf, type ListParts } from './rowChanges.ts';
import { useWork, useWorkOnPage, type WorkPlan } from './work.ts';

/** How the rows of one list are saved or deleted, and the key of a row: what waits, runs or is done is not begun twice. */
export interface BatchWork<Row> {
  readonly plan: WorkPlan<Row>;
  readonly keyOf: (row: Row) => string;
  /** What the rows' batch is called, if that depends on them. */
  readonly kindOf?: (rows: readonly Row[]) => WorkKind;
  /** Rows of one group are not saved at once. */
  readonly group?: string;
}

// A batch outlives its page and keeps these functions: made inside the page's hook, they would keep the page.

/** Returns the work of a batch that adds and changes rows. */
export const addingWork = <Item extends Identified, Draft>({
  list,
  services: { listChanges },
  cached,
  calls,
}: ListParts<Item, Draft>): BatchWork<ToSave<Item, Draft>> => {
  let saved: readonly Item[] = [];
  const kind = list.writesInOrder ? 'sections' : 'adding';
  const save = async ({ row, draft }: ToSave<Item, Draft>) =>
    row
      ? listChanges.inTurn(rowName(cached?.name ?? '', row), async () =>
          calls?.edit?.(row, draft, {}),
        )
      : calls?.add?.(draft);
  return {
    keyOf: ({ row, draft }) => JSON.stringify([row?.id, row?.version, draft]),
    kindOf: (rows) => (rows.some(({ row }) => row) ? 'saving' : kind),
    ...(list.writesInOrder && { group: list.name }),
    plan: {
      kind,
      run: async (wanted) => {
        const rows = (await save(wanted)) ?? [];
        saved = [...saved, ...rows];
        if (list.writesInOrder) cached?.put(rows);
        return wanted.row ? [] : idsOf(rows);
      },
      textOf: (error, { row }) => failureOf(list.words?.[row ? 'edit' : 'add'])(error),
      onEnd: () => {
        if (!cached) return;
        // Nothing loads the list while no page shows it.
        cached.put(saved);
        saved = [];
        void listChanges.refresh(cached);
      },
    },
  };
};

/** Returns the work of a batch that deletes rows. */
export const deletingWork = <Item extends Identified, Draft>({
  list,
  services: { listChanges },
  cached,
  calls,
}: ListParts<Item, Draft>): BatchWork<Item> => ({
  keyOf: ({ id }) => String(id),
  plan: {
    kind: 'deleting',
    run: async (item) => {
      // While it waited, a person may have deleted the row by its own button.
      const isThere = cached?.rows()?.some(({ id }) => sameId(id, item.id));
      if (cached && isThere && !listChanges.hidden(cached.name).has(String(item.id)))
        await listChanges.change(cached, { removes: [item.id], isPart: true }, () =>
          listChanges.inTurn(rowName(cached.name, item), async () => calls?.remove?.(item)),
        );
    },
    textOf: failureOf(list.words?.remove),
    onEnd: () => cached && void listChanges.refresh(cached),
  },
});

/** Returns the batch of one list. It continues when the page is left (D56). */
export function useBatch<Row>(
  list: string | null,
  { plan, keyOf, kindOf, group }: BatchWork<Row>,
): BatchHandle<Row> {
  const name = `${plan.kind} ${list ?? ''}`;
  const { now, start, stop, retry, dismiss } = useWork<Row>(name, limits.batchFollowMs);
  useWorkOnPage(now.length > 0 ? name : null);
  return {
    jobs: now,
    actions: {
      onStart: (rows) =>
        start(
          { ...plan, kind: kindOf?.(rows) ?? plan.kind },
          rows.map((row) => ({ key: keyOf(row), data: row, ...(group && { group }) })),
        ),
      onStop: stop,
      onRetry: () => retry(),
      onDismiss: () => dismiss(),
    },
  };
}
