import type { Identified } from '#domain/lists/collection.ts';
import { limits } from '#domain/settings/limits.ts';
import type { BatchHandle } from '#domain/work/batch.ts';
import type { Services } from '../services.ts';
import { useWork, useWorkOnPage } from '../useWork.ts';
import type { WorkPlan } from '../work.ts';
import type { CollectionCalls, ListConfig } from './resource.ts';
import { failureOf } from './listChanges.ts';

/** The parts that adding and deleting rows of a list use. */
interface ListParts<Item, Draft> {
  readonly rules: ListConfig<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  /** The list's name; null without a company. */
  readonly list: string | null;
  readonly services: Pick<Services, 'lists'>;
}

// A batch outlives its page and keeps these functions: made inside the page's hook, they would keep everything that the hook
// and its components hold, down to the elements of a page that was left.

/** How the rows of one list are added or deleted, and the key of a row: what waits, runs or is done is not begun twice. */
interface BatchWork<Row> {
  readonly plan: WorkPlan<Row>;
  readonly keyOf: (row: Row) => string;
}

/** Returns the work of a batch that adds rows. */
export function addingWork<Item extends Identified, Draft>(
  parts: ListParts<Item, Draft>,
): BatchWork<Draft> {
  const { rules, calls, list, services } = parts;
  return {
    keyOf: (draft) => JSON.stringify(draft),
    plan: {
      kind: 'adding',
      run: async (draft) => calls?.add?.(draft),
      textOf: failureOf(rules.words?.add),
      onEnd: () => {
        if (list !== null) services.lists.changed(list);
      },
    },
  };
}

/** Returns the work of a batch that deletes rows. */
export function deletingWork<Item extends Identified, Draft>(
  parts: ListParts<Item, Draft>,
): BatchWork<Item> {
  const { rules, calls, list, services } = parts;
  return {
    keyOf: (item) => String(item.id),
    plan: {
      kind: 'deleting',
      run: async (item) => {
        // While it waited, a person may have deleted the row by its own button.
        if (list !== null && !services.lists.stateOf(list).deleted.has(String(item.id)))
          await services.lists.change(list, { removes: [item.id], isPart: true }, async () =>
            calls?.remove?.(item),
          );
      },
      textOf: failureOf(rules.words?.remove),
      onEnd: () => {
        if (list !== null) services.lists.changed(list);
      },
    },
  };
}

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
