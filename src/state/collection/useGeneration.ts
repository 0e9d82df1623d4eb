import { useCallback, useRef, useState } from 'react';
import type { Generation, Identified } from '#domain/collection.ts';
import { limits } from '#domain/limits.ts';
import { textOf } from '../failure.ts';
import { useServices } from '../services.ts';
import type { CollectionCalls, CollectionRules } from './resource.ts';

interface Inputs<Item, Draft> {
  readonly rules: CollectionRules<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  readonly items: () => readonly Item[];
  readonly reload: () => Promise<readonly Item[]>;
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
}: Inputs<Item, Draft>) {
  const { ledger } = useServices();
  const [state, setState] = useState(still);
  const run = useRef<symbol | null>(null);

  const generateMore = useCallback(async () => {
    const { kind } = rules;
    const generate = calls?.generate;
    if (!calls || !kind || !generate || run.current) return;
    const mine = Symbol(kind);
    const isMine = () => run.current === mine;
    run.current = mine;
    const known = new Set(textIds(items()));
    setState({ ...still, generation: { status: 'running', isSlow: false } });
    const slow = setTimeout(() => {
      if (isMine()) setState({ ...still, generation: { status: 'running', isSlow: true } });
    }, limits.stillWorkingMs);
    try {
      await ledger.run(calls.scope, kind, generate);
      const fresh = textIds(await reload()).filter((id) => !known.has(id));
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
  }, [rules, calls, items, reload, ledger]);

  const stopWaiting = useCallback(() => {
    run.current = null;
    setState(still);
  }, []);

  return { ...state, generateMore, stopWaiting };
}
