import { describe, expect, it } from 'vitest';
import type { CompanyScope } from '../company.ts';
import type { KindHistory, LedgerEntry } from '../generation/ledger.ts';
import { createEndedSearches } from './endedSearches.ts';

const scope: CompanyScope = { workspace: 'acme', companyId: '7' };
const run = (id: string): LedgerEntry => ({
  ...scope,
  kind: `prospects:${id}`,
  state: 'running',
  since: 0,
});

/** A ledger with the runs that the test sets. */
function setUp() {
  let entries: readonly LedgerEntry[] = [];
  const histories = new Map<string, KindHistory>();
  const listeners = new Set<() => void>();
  const store = createEndedSearches({
    entries: () => entries,
    historyOf: (_scope, kind) => histories.get(kind) ?? 'never',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    store,
    ended: () => [...store.of(scope)],
    now: (history: KindHistory, ...ids: string[]) => {
      for (const id of ids) histories.set(`prospects:${id}`, history);
      entries = [...histories].flatMap(([kind, one]) =>
        one === 'running' ? [run(kind.slice('prospects:'.length))] : [],
      );
      for (const listener of listeners) listener();
    },
  };
}

describe('createEndedSearches', () => {
  it('lists successful searches only', () => {
    const { now, ended } = setUp();
    now('done', '1');
    expect(ended()).toEqual([]);
    now('running', '2', '3');
    now('done', '2');
    now('failed', '3');
    expect(ended()).toEqual(['2']);
  });

  it('lists a search of another tab that ends before this tab has noticed it', () => {
    const { now, ended, store } = setUp();
    now('interrupted', '1', '2');
    store.follow(scope, { searching: ['1', '2'], waiting: [] });
    now('done', '1');
    expect(ended()).toEqual(['1']);
  });

  it('lists a first search of another tab that was only seen waiting', () => {
    const { now, ended, store } = setUp();
    now('done', '2');
    store.follow(scope, { searching: [], waiting: ['1', '2'] });
    expect(ended()).toEqual([]);
    now('running', '1');
    now('done', '1');
    expect(ended()).toEqual(['1']);
  });

  it('lists it also when its run was never seen', () => {
    const { now, ended, store } = setUp();
    store.follow(scope, { searching: ['1'], waiting: ['2'] });
    now('done', '1', '2');
    expect(ended()).toEqual(['1', '2']);
  });

  it('lists a search that had ended before it was followed, and notifies listeners', () => {
    const { now, ended, store } = setUp();
    now('done', '1');
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.follow(scope, { searching: ['1'], waiting: [] });
    expect({ ended: ended(), told }).toEqual({ ended: ['1'], told: 1 });
    leave();
    store.follow(scope, { searching: ['1'], waiting: [] });
    expect(told).toBe(1);
  });
});
