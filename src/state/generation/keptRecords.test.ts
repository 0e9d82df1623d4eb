import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GenerationRecord } from '#domain/work/generationRecord.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createKeptRecords } from './keptRecords.ts';

/** A browser in which each tab sees the writes of other tabs ten milliseconds late. */
function browser() {
  const tabs = new Set<(key: string, value: string | undefined) => void>();
  return {
    openTab: () => {
      const seen = memoryStore({ owner: 'ada' });
      const listeners = new Set<(key: string | null) => void>();
      const see = (key: string, value: string | undefined) => {
        if (value === undefined) seen.remove(key);
        else seen.write(key, value);
        for (const listener of listeners) listener(key);
      };
      tabs.add(see);
      const spread = (key: string, value: string | undefined) => {
        const others = [...tabs].filter((tab) => tab !== see);
        setTimeout(() => {
          for (const other of others) other(key, value);
        }, 10);
      };
      const write = (key: string, value: string) => {
        seen.write(key, value);
        spread(key, value);
        return true;
      };
      const remove = (key: string) => {
        if (seen.read(key) === undefined) return true;
        seen.remove(key);
        spread(key, undefined);
        return true;
      };
      const storage = createOwnedStorage(
        { read: (key) => seen.read(key), write, tryWrite: write, remove, tryRemove: remove },
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      );
      storage.claim('ada');
      const kept = createKeptRecords(storage);
      kept.subscribe(() => undefined);
      return { storage, ...kept };
    },
  };
}

const begun = (startedAt: number): GenerationRecord => ({
  startedAt,
  endedAt: null,
  isFailed: false,
  isMade: false,
  message: null,
});
const settled = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps the records of two tabs that write in the same moment', async () => {
  const { openTab } = browser();
  const [here, there] = [openTab(), openTab()];
  here.write('icps', begun(1));
  there.write('usps', begun(1));
  await settled();
  const both = { icps: begun(1), usps: begun(1) };
  expect(here.records()).toEqual(both);
  expect(there.records()).toEqual(both);
  expect(here.storage.readJson('generationLedger', (value) => value)).toEqual(both);
  expect(there.storage.readJson('generationLedger', (value) => value)).toEqual(both);
});

it('does not overwrite a later record of another tab', async () => {
  const { openTab } = browser();
  const [here, there] = [openTab(), openTab()];
  here.write('icps', { ...begun(1), endedAt: 2, isFailed: true, message: 'No' });
  await settled();
  there.write('icps', { ...begun(1), endedAt: 2, isFailed: true });
  await settled();
  expect(here.records()['icps']).toMatchObject({ message: null });
});

it('does not bring back records that were removed', async () => {
  const { openTab } = browser();
  const [here, there] = [openTab(), openTab()];
  here.write('icps', begun(1));
  await settled();
  there.storage.remove('generationLedger');
  await settled();
  expect(here.records()).toEqual({});
});

it('loses no record, whatever order tabs write in, and stops writing', async () => {
  const step = fc.record({
    tab: fc.nat(2),
    key: fc.constantFrom('a', 'b', 'c'),
    pause: fc.nat(15),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { openTab } = browser();
      const tabs = [openTab(), openTab(), openTab()];
      let moment = 0;
      const last: Record<string, GenerationRecord> = {};
      for (const { tab, key, pause } of steps) {
        moment += 1;
        last[key] = begun(moment);
        tabs[tab]?.write(key, begun(moment));
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await vi.advanceTimersByTimeAsync(pause);
      }
      await settled();
      for (const { records } of tabs) expect(records()).toEqual(last);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
