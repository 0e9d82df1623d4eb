import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import { listName } from '../lists/listKey.ts';
import { useReport } from '../generation/useReport.ts';
import { useServices } from '../services.ts';
import { useBatch } from '../useBatch.ts';
import { addingWork, deletingWork } from './batchWork.ts';
import { remoteOf } from './remoteOf.ts';
import type { CollectionCalls, ListConfig, GenerationWork } from './resource.ts';
import { useGeneration } from './useGeneration.ts';
import { useNewRows } from './useNewRows.ts';
import { useListChanges } from './useListChanges.ts';
import { useListRows } from './useListRows.ts';
import { usePolling } from './usePolling.ts';

/** A list, with what its resource needs to start generations and to keep selections. */
export interface LiveCollection<Item, Draft> extends Collection<Item, Draft> {
  /** Runs a generation like Generate More. Does nothing while another one runs. */
  readonly onGenerate: (work: GenerationWork<Item>) => void;
  /** True while rows are hidden because they are being deleted. */
  readonly isDeleting: boolean;
  /** True during the first load and every reload. */
  readonly isLoading: boolean;
}

/**
 * Manages any list: loads it, polls while it is empty, generates more rows, and adds, edits and deletes with undo. Each
 * resource declares its rules and calls. Sends no request when `calls` is null, because there is no company yet (D12).
 */
export function useCollection<Item extends Identified, Draft>(
  rules: ListConfig<Item, Draft>,
  calls: CollectionCalls<Item, Draft> | null,
): LiveCollection<Item, Draft> {
  const services = useServices();
  const { lists } = services;
  const { key, data, shown, error, isValidating, items, reload, poll } = useListRows(rules, calls);
  const list = key && listName(key);

  // A list that had rows is empty because the person deleted them, so it is not polled.
  const [filledList, setFilledList] = useState<string | null>(null);
  const keyText = key ? key.join('|') : null;
  if (shown && shown.length > 0 && filledList !== keyText) setFilledList(keyText);

  const { generation, newIds, hasStoppedWaiting, start, generateMore, stopWaiting } = useGeneration(
    {
      calls,
      key,
      items,
      shown,
    },
  );
  const completeNow = useEffectEvent((rows: readonly Item[]) => {
    const work = calls?.complete?.(rows);
    if (work) void start(work);
  });
  const isWhole = error === undefined && !isValidating;
  useEffect(() => {
    if (data && isWhole) completeNow(data);
  }, [data, isWhole]);
  const polling = usePolling({
    name: rules.name,
    isWanted:
      rules.isPolled &&
      shown?.length === 0 &&
      filledList !== keyText &&
      generation.status !== 'running',
    list,
    load: poll,
  });
  const added = useNewRows(shown);
  const changes = useListChanges({ rules, calls, key, items, reload, onAddition: added.send });

  const parts = { rules, calls, list, services };
  const adding = useBatch(list, addingWork(parts));
  const deleting = useBatch(list, deletingWork(parts));

  const allNewIds = useMemo(
    () => (added.ids.size === 0 ? newIds : new Set([...added.ids, ...newIds])),
    [added.ids, newIds],
  );
  const listState = lists.stateOf(list);
  const { step, remark } = useReport(rules.name);
  return {
    remote: remoteOf({
      data: shown,
      error,
      isValidating,
      polling: polling.state,
    }),
    generation: {
      ...generation,
      ...(step && !hasStoppedWaiting && { step }),
      ...(remark !== undefined && { remark }),
    },
    newIds: allNewIds,
    adding,
    deleting,
    isDeleting: listState.deleting.size > 0,
    isLoading: isValidating,
    onGenerate: (work) => void start(work),
    actions: {
      onReload: () => {
        polling.restart();
        void reload().catch(() => undefined);
      },
      onGenerateMore: () => {
        added.send({ type: 'forgotten' });
        polling.stop();
        void generateMore();
      },
      onStopWaiting: stopWaiting,
      ...changes,
    },
  };
}
