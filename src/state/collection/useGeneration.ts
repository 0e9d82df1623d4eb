import { useCallback, useEffect, useRef, useState } from 'react';
import type { Generation, Identified } from '#domain/lists/collection.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { failureText } from '../failure.ts';
import { listName } from '../lists/listKey.ts';
import { useServices } from '../services.ts';
import { useNewRows } from './useNewRows.ts';
import type { CollectionCalls, GenerationWork } from './resource.ts';

interface Inputs<Item, Draft> {
  readonly calls: CollectionCalls<Item, Draft> | null;
  /** The cache key of the list. */
  readonly key: readonly string[] | null;
  readonly items: () => readonly Item[];
  /** The rows on the page; undefined before the first load. */
  readonly shown: readonly Item[] | undefined;
}

interface GenerationState {
  readonly generation: Generation;
  /** True after Stop waiting, until the next generation. */
  readonly hasStoppedWaiting?: true;
}

const idleState: GenerationState = { generation: { status: 'idle' } };

/**
 * Returns Generate More (D21) with its state: it runs a generation, reloads the list and marks the new
 * rows. The person can stop waiting for a slow one.
 */
export function useGeneration<Item extends Identified, Draft>({
  calls,
  key,
  items,
  shown,
}: Inputs<Item, Draft>) {
  const { lists } = useServices();
  const [state, setState] = useState(idleState);
  const { ids: newIds, send } = useNewRows(shown);
  const run = useRef<symbol | null>(null);
  const part = key?.join('|') ?? '';
  const [seenPart, setSeenPart] = useState(part);
  if (seenPart !== part) {
    setSeenPart(part);
    send({ type: 'partChanged' });
    setState(idleState);
  }
  const shownPart = useRef(part);
  useEffect(() => {
    if (shownPart.current === part) return;
    shownPart.current = part;
    // The run goes on with the former part. When the new one is loaded, its work that is under way is followed again.
    run.current = null;
  }, [part]);

  useEffect(
    () => () => {
      run.current = null;
    },
    [],
  );

  const rest = calls?.rest;
  const start = useCallback(
    async (work: GenerationWork<Item>) => {
      if (run.current || !key) return;
      const generate = (each: GenerationWork<Item>) =>
        lists.change(listName(key), {}, () => each((rows) => lists.addRows(key, rows)));
      const mine = Symbol('generation');
      const isMine = () => run.current === mine;
      run.current = mine;
      const loaded = () => lists.lastLoad(key)?.rows ?? null;
      const before = [...items(), ...(loaded() ?? [])];
      const known = new Set(idsOf(before));
      send({ type: 'forgotten' });
      send({ type: 'began', before });
      setState({ generation: { status: 'running', isSlow: false } });
      const slow = setTimeout(() => {
        if (isMine()) setState({ generation: { status: 'running', isSlow: true } });
      }, limits.stillWorkingMs);
      try {
        await generate(work);
        // oxlint-disable-next-line no-await-in-loop -- each round was started during the previous one
        for (let more = rest?.(); more; more = rest?.()) await generate(more);
        const rows = loaded();
        // When the reload failed, a message says so, and it is unknown whether rows are new. So it is when another part of
        // the list is shown by now, because only that part was reloaded.
        const isKnown = rows !== null && shownPart.current === part;
        const isNothingNew = isKnown && idsOf(rows).every((id) => known.has(id));
        if (isMine()) {
          setState({ generation: { status: isNothingNew ? 'nothingNew' : 'idle' } });
          send({ type: 'ended', after: rows ?? items() });
        }
      } catch (error) {
        const message = failureText(error);
        if (isMine()) {
          setState({ generation: { status: 'failed', message } });
          send({ type: 'ended', after: [] });
        }
      } finally {
        clearTimeout(slow);
        if (isMine()) run.current = null;
      }
    },
    [items, lists, key, part, rest, send],
  );

  const generateMore = useCallback(async () => {
    const generate = calls?.generate;
    if (!generate) return;
    await start(generate);
  }, [calls, start]);

  const stopWaiting = useCallback(() => {
    if (run.current) send({ type: 'ended', after: [] });
    run.current = null;
    setState({ ...idleState, hasStoppedWaiting: true });
  }, [send]);

  return { ...state, newIds, start, generateMore, stopWaiting };
}
