import type { Identified } from '#domain/lists/collection.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import type { Services } from '../services.ts';
import type { BatchWork } from '../useBatch.ts';
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

/** Returns the work of a batch that adds rows. */
export function addingWork<Item extends Identified, Draft>(
  parts: ListParts<Item, Draft>,
): BatchWork<Draft> {
  const { rules, calls, list, services } = parts;
  return {
    keyOf: (draft) => JSON.stringify(draft),
    plan: {
      kind: 'adding',
      run: async (draft) => idsOf((await calls?.add?.(draft)) ?? []),
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
