import { useCallback, useRef, useState } from 'react';
import type { Generation, Identified } from '#domain/collection.ts';
import { limits } from '#domain/limits.ts';
import { textOf } from '../failure.ts';
import { useServices } from '../services.ts';
import type { CollectionCalls, CollectionRules, GenerationWork } from './resource.ts';

interface Inputs<Item, Draft> {
  readonly rules: CollectionRules<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  readonly items: () => readonly Item[];
  readonly reload: () => Promise<readonly Item[]>;
  readonly arrive: (rows: readonly Item[]) => void;
}

interface GenerationState {
  readonly generation: Generation;
  readonly newIds: ReadonlySet<string>;
}

const still: GenerationState = { generation: { status: 'idle' }, newIds: new Set() };
const textIds = (items: readonly Identified[]): string[] => items.map((item) => String(item.id));

/** Generate More (D21): one generation through the ledger, one reload, what is new is marked, a slow one can be left waiting. */
export function useGeneration<Item extends Identified, Draft>({
  rules,
  calls,
  items,
  reload,
  arrive,
}: Inputs<Item, Draft>) {
  const { ledger } = useServices();
  const [state, setState] = useState(still);
  const run = useRef<symbol | null>(null);

  const rest = calls?.rest;
  const start = useCallback(
    async (work: GenerationWork<Item>) => {
      if (run.current) return;
      const mine = Symbol('generation');
      const isMine = () => run.current === mine;
      run.current = mine;
      const known = new Set(textIds(items()));
      setState({ ...still, generation: { status: 'running', isSlow: false } });
      const slow = setTimeout(() => {
        if (isMine()) setState({ ...still, generation: { status: 'running', isSlow: true } });
      }, limits.stillWorkingMs);
      try {
        await work(arrive);
        let rows = await reload();
        for (let more = rest?.(); more; more = rest?.()) {
          // oxlint-disable-next-line no-await-in-loop -- each round is what was begun during the former
          await more(arrive);
          // oxlint-disable-next-line no-await-in-loop -- and is followed by what came of it
          rows = await reload();
        }
        const fresh = textIds(rows).filter((id) => !known.has(id));
        if (isMine())
          setState({
            generation: { status: fresh.length > 0 ? 'idle' : 'nothingNew' },
            newIds: new Set(fresh),
          });
      } catch (error) {
        const message = textOf(error);
        if (isMine()) setState({ ...still, generation: { status: 'failed', message } });
      } finally {
        clearTimeout(slow);
        if (isMine()) run.current = null;
      }
    },
    [items, reload, arrive, rest],
  );

  const generateMore = useCallback(async () => {
    const { kind } = rules;
    const generate = calls?.generate;
    if (!calls || !generate) return;
    await start(
      kind ? (onward) => ledger.run(calls.scope, kind, () => generate(onward)) : generate,
    );
  }, [rules, calls, ledger, start]);

  const stopWaiting = useCallback(() => {
    run.current = null;
    setState(still);
  }, []);

  return { ...state, start, generateMore, stopWaiting };
}
