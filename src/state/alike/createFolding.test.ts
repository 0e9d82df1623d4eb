import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import { foldNewRows } from '#domain/lists/alike/alike.ts';
import { alikeRules } from '#domain/lists/alike/alikeRule.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { initialListState } from '#domain/lists/listState.ts';
import { limits } from '#domain/settings/limits.ts';
import { systemClock } from '#platform/clock.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import type { LedgerEntry } from '../generation/ledger.ts';
import { createFolding } from './createFolding.ts';
import { createFoldedRows } from './foldedRows.ts';

const key = ['geographies', 'acme', '1'];
const list = key.join('|');
const rule = alikeRules.geographies;
const north = { id: 1, region: 'Northern Italy' };
const alike = { id: 2, region: 'northern ITALY' };
const other = { id: 3, region: 'Bavaria' };
type Rows = readonly Identified[];
const running: LedgerEntry = {
  workspace: 'acme',
  companyId: '1',
  kind: 'geographies',
  state: 'running',
  since: 1,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser whose tabs share storage. `server` holds the rows of the list; `isShown` is true while a page shows it. */
function browser(load = async () => ({ foldNewRows })) {
  const store = memoryStore();
  const now = { server: [north] as Rows, isShown: true };
  const open = () => {
    const storage = createOwnedStorage(store, () => () => undefined);
    storage.claim('ada');
    let last: Rows = now.server;
    const left = new AbortController();
    const entries: LedgerEntry[] = [];
    const foldedRows = createFoldedRows(storage);
    const folding = createFolding({
      storage,
      foldedRows,
      lists: {
        lastLoad: () => ({ rows: last }),
        stateOf: () => ({ ...initialListState, isStale: !now.isShown }),
      },
      ledger: { entries: () => entries },
      left: left.signal,
      clock: systemClock,
      load,
    });
    const ask = vi.fn(async () => now.server);
    return {
      folding,
      ask,
      left,
      entries,
      folded: () => foldedRows.of(list).map(([id]) => id),
      generate: (work: () => Promise<void> | void, job = key) =>
        folding.during({ key: job, rule, known: ['1'], list: ask }, async () => {
          await work();
          if (now.isShown) last = now.server;
        }),
      load: () => folding.foldLoaded(key, now.server, rule),
    };
  };
  return { now, open };
}

test('similar generated rows are folded at the end of the generation, without another request', async () => {
  const { now, open } = browser();
  const tab = open();
  await tab.generate(() => void (now.server = [north, alike, other]));
  expect(tab.folded()).toEqual(['2']);
  expect(tab.ask).not.toHaveBeenCalled();
});

test('rows are folded after the page was left, but not rows that somebody adds later', async () => {
  const { now, open } = browser();
  const tab = open();
  await tab.generate(() => {
    now.isShown = false;
    now.server = [north, alike];
  });
  expect(tab.folded()).toEqual(['2']);
  now.server = [north, alike, { ...alike, id: 4 }];
  await tab.load();
  expect(tab.folded()).toEqual(['2']);
});

test('rows are folded after a reload and in another tab as soon as they are loaded', async () => {
  const { now, open } = browser();
  void open().generate(() => new Promise(() => undefined));
  const tab = open();
  await tab.load();
  expect(tab.folded()).toEqual([]);
  now.server = [north, alike];
  await tab.load();
  expect(tab.folded()).toEqual(['2']);
  expect(open().folded()).toEqual(['2']);
});

test('a load during the run folds nothing yet', async () => {
  const { now, open } = browser();
  void open().generate(() => new Promise(() => undefined));
  const tab = open();
  tab.entries.push(running);
  now.server = [north, alike];
  await tab.load();
  expect(tab.folded()).toEqual([]);
  tab.entries.length = 0;
  await tab.load();
  expect(tab.folded()).toEqual(['2']);
});

test('rows that arrive long after a reload are not folded', async () => {
  const { now, open } = browser();
  void open().generate(() => new Promise(() => undefined));
  vi.advanceTimersByTime(limits.awaitedRowsMs);
  now.server = [north, alike];
  const tab = open();
  await tab.load();
  expect(tab.folded()).toEqual([]);
});

test('rows of companies that were not searched are not new', async () => {
  const { now, open } = browser();
  void open().generate(() => new Promise(() => undefined), [...key, '7']);
  now.server = [north, alike];
  const tab = open();
  await tab.load();
  expect(tab.folded()).toEqual([]);
});

test('nothing is folded when rows were added by hand in the meantime, here or in another tab', async () => {
  const { now, open } = browser();
  const [here, there] = [open(), open()];
  await here.generate(async () => {
    await there.folding.adding(list, async () => undefined);
    now.server = [north, alike];
  });
  expect(here.folded()).toEqual([]);
  await here.folding.adding(list, () => here.generate(() => undefined));
  now.server = [...now.server, { ...alike, id: 5 }];
  await here.load();
  expect(here.folded()).toEqual([]);
});

test('rows are awaited after a missing response, but not after a refusal', async () => {
  const { now, open } = browser();
  const tab = open();
  const fail = (status?: number) =>
    tab
      .generate(() => {
        const kind = status === undefined ? 'unreachable' : 'refused';
        const call = 'geographies.generate';
        const messageKey = 'message.geographies.generate';
        return Promise.reject(new ApiError({ call, kind, messageKey, status, cause: null }));
      })
      .catch(() => undefined);
  await fail(500);
  now.server = [north, alike];
  await tab.load();
  expect(tab.folded()).toEqual([]);
  now.server = [north];
  await fail();
  now.server = [north, alike];
  await tab.load();
  expect(tab.folded()).toEqual(['2']);
});

test('all rows are shown when the code that compares them does not load', async () => {
  for (const load of [
    () => Promise.reject(new Error('offline')),
    () => new Promise<never>(() => undefined),
  ]) {
    const { now, open } = browser(load);
    const tab = open();
    const ended = vi.fn();
    void tab.generate(() => void (now.server = [north, alike])).then(ended);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(limits.comparingMs);
    expect(ended).toHaveBeenCalled();
    expect(tab.folded()).toEqual([]);
  }
});

test('nothing is folded after the person has signed out', async () => {
  const { now, open } = browser();
  const tab = open();
  await tab.generate(() => {
    now.server = [north, alike];
    tab.left.abort();
  });
  expect(tab.folded()).toEqual([]);
});
