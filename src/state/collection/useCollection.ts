import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Collection, Identified, Outcome } from '#domain/collection.ts';
import { limits } from '#domain/limits.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { useBatch } from '../batch/useBatch.ts';
import { textOf } from '../failure.ts';
import { useServices } from '../services.ts';
import { takeEarly } from './earlyLists.ts';
import { listKey, loadList } from './loadList.ts';
import { remoteOf } from './remoteOf.ts';
import { withArrived } from '#domain/arrived.ts';
import type { CollectionCalls, CollectionRules, GenerationWork } from './resource.ts';
import { createSingleFlight } from './singleFlight.ts';
import { useGeneration } from './useGeneration.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { useOverwriteQuestion } from './useOverwriteQuestion.ts';
import { useRowsAtHand } from './useRowsAtHand.ts';
import { usePolling } from './usePolling.ts';
import { useRunEnd } from './useRunEnd.ts';

/** A list whose resource may have part of it generated. */
export interface LiveCollection<Item, Draft> extends Collection<Item, Draft> {
  /** Runs a generation the way Generate More does; one at a time, so it does nothing while another runs. */
  readonly onGenerate: (work: GenerationWork<Item>) => void;
}

/**
 * The one mechanism behind every list: load, poll while empty, generate more, add, edit, delete with undo.
 * A resource is a short declaration of rules and calls; without calls (no company yet, D12) nothing is asked.
 */
export function useCollection<Item extends Identified, Draft>(
  rules: CollectionRules<Item, Draft>,
  calls: CollectionCalls<Item, Draft> | null,
): LiveCollection<Item, Draft> {
  const { wait, notices } = useServices();
  const flights = useMemo(() => createSingleFlight(), []);
  const key = calls && listKey(rules.name, calls.scope, calls.part);
  const isAtHand = useRowsAtHand(key);
  const { data, error, isValidating, mutate } = useSWR<readonly Item[], unknown>(
    key,
    () => (calls && key ? (takeEarly<Item>(key) ?? loadList(() => calls.list(), wait)) : []),
    {
      ...(isAtHand && { revalidateOnMount: false }),
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
    },
  );

  // A list that was seen filled is empty because the person emptied it: nothing is to be waited for.
  const keyText = key ? key.join('|') : null;
  const [filledKey, setFilledKey] = useState<string | null>(null);
  if (data && data.length > 0 && filledKey !== keyText) setFilledKey(keyText);

  const latest = useRef<readonly Item[]>([]);
  useEffect(() => {
    latest.current = data ?? [];
  }, [data]);
  const items = useCallback(() => latest.current, []);
  const reload = useCallback(async () => (await mutate()) ?? [], [mutate]);
  const tellOtherTabs = useOtherTabs(keyText, () => void reload().catch(() => undefined));
  const mayOverwrite = useOverwriteQuestion(items);
  const arrive = useCallback(
    (rows: readonly Item[]) =>
      void mutate((present = []) => withArrived(present, rows), { revalidate: false }),
    [mutate],
  );
  const { generation, newIds, start, generateMore, stopWaiting } = useGeneration({
    rules,
    calls,
    items,
    reload,
    arrive,
  });
  const completeNow = useEffectEvent((rows: readonly Item[]) => {
    const work = calls?.complete?.(rows);
    if (work) void start(work);
  });
  const isWhole = error === undefined && !isValidating;
  useEffect(() => {
    if (data && isWhole) completeNow(data);
  }, [data, isWhole]);
  useRunEnd(calls?.scope, rules.kind, () => {
    // Generate More reloads by itself.
    if (generation.status !== 'running') void reload().catch(() => undefined);
  });
  const isEmpty = data?.length === 0;
  const polling = usePolling({
    name: rules.name,
    isWanted: rules.isPolled && isEmpty && filledKey !== keyText && generation.status !== 'running',
    load: async (signal) =>
      (await mutate(calls ? calls.list(signal) : undefined, { revalidate: false })) ?? [],
  });

  /** Runs one change; a failure becomes the text the person is shown. */
  const change = (
    name: string,
    words: PlainWordKey | undefined,
    work: () => Promise<unknown>,
  ): Promise<Outcome> =>
    flights.run<Outcome>(name, async () => {
      try {
        await work();
        tellOtherTabs();
        return { ok: true };
      } catch (cause) {
        return { ok: false, message: failureOf(words)(cause) };
      }
    });

  const add = (draft: Draft): Promise<Outcome> =>
    change(`add ${JSON.stringify(draft)}`, rules.words?.add, async () => {
      await calls?.add(draft);
      await reload();
    });

  const edit = async (item: Item, draft: Draft): Promise<Outcome> => {
    if (!(await mayOverwrite(item))) return { ok: false, message: t('general.changedNotSaved') };
    return change(`edit ${item.id}`, rules.words?.edit, async () => {
      await calls?.edit?.(item, draft);
      await reload();
    });
  };

  const remove = async (item: Item): Promise<Outcome> => {
    const without = (rows: readonly Item[] = []) => rows.filter((row) => row.id !== item.id);
    const outcome = await change(`delete ${item.id}`, rules.words?.remove, () =>
      mutate(
        async (rows) => {
          await calls?.remove?.(item);
          return without(rows);
        },
        {
          optimisticData: without,
          rollbackOnError: true,
          populateCache: (_, rows) => without(rows),
          revalidate: false,
        },
      ),
    );
    const label = rules.labelOf(item);
    const draft = rules.draftOf?.(item) ?? null;
    if (!outcome.ok) {
      notices.say('error', outcome.message);
      // The answer may have been lost after the work was done.
      void reload().catch(() => undefined);
    } else if (draft)
      notices.say('success', t('general.deleted', { label }), {
        label: t('general.undo'),
        run: () => void undo(draft),
      });
    else notices.say('success', t('general.deleted', { label }));
    return outcome;
  };

  const failureOf = (words: PlainWordKey | undefined) => (cause: unknown) =>
    words ? t(words) : textOf(cause);
  const onFinish = () => {
    tellOtherTabs();
    void reload();
  };
  const afterwards = { concurrency: limits.batchConcurrency, onFinish };
  const adding = useBatch<Draft>({
    ...afterwards,
    work: async (draft) => calls?.add(draft),
    textOf: failureOf(rules.words?.add),
  });
  const deleting = useBatch<Item>({
    ...afterwards,
    work: async (item) => calls?.remove?.(item),
    textOf: failureOf(rules.words?.remove),
  });

  const undo = async (draft: Draft) => {
    const outcome = await add(draft);
    if (!outcome.ok) notices.say('error', outcome.message);
  };

  return {
    remote: remoteOf({
      data,
      error,
      isValidating,
      polling: polling.state,
      isEmptiedByFailure: rules.isEmptiedByFailure,
    }),
    generation,
    newIds,
    adding,
    deleting,
    onGenerate: (work) => void start(work),
    actions: {
      onReload: () => {
        polling.restart();
        void reload().catch(() => undefined);
      },
      onGenerateMore: () => void generateMore(),
      onStopWaiting: stopWaiting,
      onAdd: add,
      onEdit: edit,
      onDelete: remove,
    },
  };
}
