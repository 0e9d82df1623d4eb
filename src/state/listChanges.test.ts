import { describe, expect, it } from 'vitest';
import { limits } from '#domain/settings/limits.ts';
import { createListChanges } from './listChanges.ts';
import { heardNotices } from './testing/heardNotices.ts';

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/** A list of three rows whose loads are counted, and changes whose end a test decides. */
function setUp() {
  const { notices, said } = heardNotices();
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const changes = createListChanges(notices, (ms) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waits.push({ ms, end: resolve });
    return promise;
  });
  const state = { rows: [1, 2, 3], loads: 0, isFailing: false };
  const list = {
    name: 'keywords|acme|7|ada',
    drop: (ids: readonly (number | string)[]) => {
      state.rows = state.rows.filter((id) => !ids.includes(id));
    },
    load: async () => {
      state.loads += 1;
      return !state.isFailing;
    },
  };
  const hidden = () => [...changes.hidden(list.name)];
  return { changes, list, state, said, waits, hidden };
}

describe('changes of a list', () => {
  it('hide a row at once, and load the list once after the last of them', async () => {
    const { changes, list, state, hidden } = setUp();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = [
      changes.change(list, { removes: [1] }, () => first.promise),
      changes.change(list, { removes: [2] }, () => second.promise),
    ];
    expect(hidden()).toEqual(['1', '2']);
    second.resolve();
    await settled();
    expect([hidden(), state.rows, state.loads]).toEqual([['1'], [1, 3], 0]);
    first.resolve();
    await Promise.all(both);
    await settled();
    expect([hidden(), state.rows, state.loads]).toEqual([[], [3], 1]);
  });

  it('are loaded by themselves during a batch, which does not say afterwards that they are saved', async () => {
    const { changes, list, state, said } = setUp();
    const part = Promise.withResolvers<void>();
    const deleted = changes.change(list, { removes: [1], isPart: true }, () => part.promise);
    await changes.change(list, {}, async () => undefined);
    expect(state.loads).toBe(1);
    part.resolve();
    await deleted;
    state.isFailing = true;
    await changes.change(list, {}, () => Promise.reject(new Error('400'))).catch(() => undefined);
    await settled();
    expect([state.loads, said]).toEqual([2, []]);
  });
});

describe('changes of one row', () => {
  it('run one after the other, also after one that failed', async () => {
    const { changes } = setUp();
    const first = Promise.withResolvers<void>();
    const order: string[] = [];
    const begun = changes.inTurn('a', () => first.promise).catch(() => order.push('failed'));
    const second = changes.inTurn('a', async () => order.push('second'));
    const other = changes.inTurn('b', async () => order.push('other row'));
    await other;
    first.reject(new Error('503'));
    await Promise.all([begun, second]);
    expect(order).toEqual(['other row', 'failed', 'second']);
  });

  it('do not wait for ever for one that hangs', async () => {
    const { changes, waits } = setUp();
    void changes.inTurn('a', () => new Promise<void>(() => undefined));
    const second = changes.inTurn('a', async () => 'saved');
    await settled();
    expect(waits.map(({ ms }) => ms)).toEqual([limits.stillWorkingMs]);
    waits[0]?.end();
    await expect(second).resolves.toBe('saved');
  });
});
