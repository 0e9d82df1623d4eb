import type { BatchHandle, Identified } from '#domain/lists/collection.ts';
import { idsOf, sameId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { rowName } from './listChanges.ts';
import { failureOf, type ListParts } from './rowActions.ts';
import { useWork, useWorkOnPage, type WorkPlan } from './work.ts';

/** How the rows of one list are added or deleted, and the key of a row: what waits, runs or is done is not begun twice. */
export interface BatchWork<Row> {
  readonly plan: WorkPlan<Row>;
  readonly keyOf: (row: Row) => string;
}

// A batch outlives its page and keeps these functions: made inside the page's hook, they would keep the page.

/** Returns the work of a batch that adds rows. */
export const addingWork = <Item extends Identified, Draft>({
  list,
  services: { listChanges },
  cached,
  calls,
}: ListParts<Item, Draft>): BatchWork<Draft> => {
  let added: readonly Item[] = [];
  return {
    keyOf: (draft) => JSON.stringify(draft),
    plan: {
      kind: 'adding',
      run: async (draft) => {
        const rows = (await calls?.add?.(draft)) ?? [];
        added = [...added, ...rows];
        return idsOf(rows);
      },
      textOf: failureOf(list.words?.add),
      onEnd: () => {
        if (!cached) return;
        // Nothing loads the list while no page shows it.
        cached.put(added);
        added = [];
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
  { plan, keyOf }: BatchWork<Row>,
): BatchHandle<Row> {
  const name = `${plan.kind} ${list ?? ''}`;
  const { now, start, stop, retry, dismiss } = useWork<Row>(name, limits.batchFollowMs);
  useWorkOnPage(now.length > 0 ? name : null);
  return {
    jobs: now,
    actions: {
      onStart: (rows) =>
        start(
          plan,
          rows.map((row) => ({ key: keyOf(row), data: row })),
        ),
      onStop: stop,
      onRetry: () => retry(),
      onDismiss: () => dismiss(),
    },
  };
}
