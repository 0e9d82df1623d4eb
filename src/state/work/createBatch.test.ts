import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBatchBrowser } from './fakeBatchBrowser.ts';

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `row ${from + index}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a batch', () => {
  it('processes its rows, reports its progress, and asks before the page is closed until it is done', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const { batch, work, asks, onEnd } = openTab();
    await seconds(0);
    batch.onStart(rows(1, 5));
    await seconds(11);
    expect(work.snapshot()).toEqual([expect.objectContaining({ kind: 'adding', done: 3, of: 5 })]);
    expect(asks()).toBe(true);
    await seconds(10);
    expect(asked).toEqual(rows(1, 5));
    expect(work.snapshot()).toEqual([]);
    expect(asks()).toBe(false);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('adds rows to a running batch', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const { batch } = openTab();
    batch.onStart(rows(1, 4));
    await seconds(1);
    batch.onStart(rows(4, 6));
    await seconds(60);
    expect(asked).toEqual(rows(1, 6));
  });

  it('adds each row once when the same rows are added again before the batch ends', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const { batch, work } = openTab();
    batch.onStart(rows(1, 8));
    await seconds(11);
    batch.onStart(rows(1, 9));
    await seconds(1);
    expect(work.snapshot()).toEqual([expect.objectContaining({ done: 3, of: 9 })]);
    await seconds(60);
    expect(asked).toEqual(rows(1, 9));
  });

  it('adds a row again that was deleted after the batch was stopped', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const { batch } = openTab();
    batch.onStart(rows(1, 5));
    await seconds(1);
    batch.onStop();
    await seconds(10);
    batch.onStart(['row 1']);
    await seconds(10);
    expect(asked).toEqual([...rows(1, 3), 'row 1']);
  });

  it('offers unfinished rows after the tab was closed, and nothing when they are done', async () => {
    const { asked, broken, openTab } = fakeBatchBrowser();
    broken.add('row 2');
    const first = openTab();
    first.batch.onStart(rows(1, 20));
    await seconds(15);
    first.close();
    const second = openTab();
    await seconds(1);
    // Running rows may have been added, so pasting them again compares them with the list.
    expect(second.batch.snapshot().leftover).toEqual(['row 2', ...rows(4, 20)]);
    expect(asked).toEqual(rows(1, 6));
    second.batch.onForgetLeftover(second.batch.snapshot().leftover);
    second.batch.onStart(rows(7, 20));
    await seconds(60);
    expect(asked).toEqual(rows(1, 20));
    expect(second.storage.read('unfinishedWork')).toBeUndefined();
    expect(openTab().batch.snapshot().leftover).toEqual([]);
  });

  it('does not offer rows that another tab processes, and adds the same rows once', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const here = openTab();
    here.batch.onStart(rows(1, 6));
    await seconds(15);
    const there = openTab();
    await seconds(1);
    expect(there.batch.snapshot().leftover).toEqual([]);
    there.batch.onStart(rows(1, 8));
    await seconds(60);
    expect(asked).toEqual(rows(1, 8));
    expect(there.batch.snapshot().leftover).toEqual([]);
  });

  it('offers what a tab has not done that was closed while this one waited with the same rows', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const [here, there] = [openTab(), openTab()];
    await seconds(1);
    here.batch.onStart(rows(1, 9));
    await seconds(15);
    there.batch.onStart(rows(1, 10));
    await seconds(1);
    here.close();
    await seconds(60);
    expect(asked).toEqual([...rows(1, 6), 'row 10']);
    expect(there.batch.snapshot().leftover).toEqual(rows(4, 9));
    there.batch.onForgetLeftover(there.batch.snapshot().leftover);
    there.batch.onStart(rows(7, 9));
    await seconds(60);
    expect(asked).toEqual([...rows(1, 6), 'row 10', ...rows(7, 9)]);
    expect(there.batch.snapshot().leftover).toEqual([]);
  });

  it('offers what another tab left that was closed later, and nothing while a tab works on it', async () => {
    const { openTab } = fakeBatchBrowser();
    const [here, there] = [openTab(), openTab()];
    const offered = () => there.batch.snapshot().leftover;
    await seconds(1);
    here.batch.onStart(rows(1, 9));
    await seconds(1);
    here.batch.onStop();
    await seconds(10);
    expect(offered()).toEqual(rows(4, 9));
    here.batch.onResume();
    await seconds(5);
    expect(offered()).toEqual([]);
    await seconds(7);
    here.close();
    await seconds(1);
    expect(offered()).toEqual(rows(7, 9));
  });

  it.each([
    ['at once', []],
    ['after other rows were added', ['row 9']],
  ])('does not continue, %s, with rows that another tab has taken over', async (_when, more) => {
    const { asked, openTab } = fakeBatchBrowser();
    const here = openTab();
    here.batch.onStart(rows(1, 5));
    await seconds(1);
    here.batch.onStop();
    await seconds(20);
    expect(here.counts()).toBe('done done done stopped stopped');
    const there = openTab();
    await seconds(1);
    expect(there.batch.snapshot().leftover).toEqual(rows(4, 5));
    there.batch.onForgetLeftover(there.batch.snapshot().leftover);
    there.batch.onStart(rows(4, 5));
    await seconds(20);
    if (more.length > 0) here.batch.onStart(more);
    await seconds(1);
    here.batch.onResume();
    await seconds(20);
    expect(asked).toEqual([...rows(1, 5), ...more]);
  });

  it('forgets only the left over rows that were shown, so that another tab can retry its own', async () => {
    const { asked, broken, openTab } = fakeBatchBrowser();
    const closed = openTab();
    closed.batch.onStart(rows(1, 4));
    await seconds(1);
    closed.close();
    const [here, there] = [openTab(), openTab()];
    await seconds(20);
    const shown = there.batch.snapshot().leftover;
    broken.add('row 9');
    here.batch.onStart(['row 8', 'row 9']);
    await seconds(11);
    there.batch.onForgetLeftover(shown);
    there.batch.onStart(shown);
    await seconds(40);
    expect(there.batch.snapshot().leftover).toEqual(['row 9']);
    here.batch.onRetryFailed();
    await seconds(11);
    expect(asked.filter((row) => row === 'row 9')).toHaveLength(2);
  });

  it('retries what no other tab has taken over', async () => {
    const { asked, broken, openTab } = fakeBatchBrowser();
    for (const row of rows(1, 2)) broken.add(row);
    const here = openTab();
    here.batch.onStart(['row 1']);
    await seconds(11);
    const there = openTab();
    await seconds(1);
    const shown = there.batch.snapshot().leftover;
    here.batch.onStart(['row 2']);
    await seconds(11);
    broken.clear();
    there.batch.onForgetLeftover(shown);
    there.batch.onStart(shown);
    await seconds(20);
    here.batch.onRetryFailed();
    await seconds(11);
    expect(asked).toEqual(['row 1', 'row 2', 'row 1', 'row 2']);
  });

  it('stops at sign-out without asking, and stores unfinished rows for the person', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const { batch, work, storage, asks } = openTab();
    batch.onStart(rows(1, 9));
    await seconds(1);
    work.setHere(false);
    storage.release();
    expect(asks()).toBe(false);
    await seconds(60);
    expect(asked).toEqual(rows(1, 3));
    const ben = openTab('ben');
    await seconds(1);
    expect(ben.batch.snapshot().leftover).toEqual([]);
    ben.storage.release();
    const ada = openTab('ada');
    await seconds(1);
    expect(ada.batch.snapshot().leftover).toEqual(rows(1, 9));
  });

  it('starts nothing when somebody else has signed in in another tab', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const ada = openTab('ada');
    ada.batch.onStart(rows(1, 9));
    await seconds(1);
    openTab('ben');
    await seconds(60);
    expect(asked).toEqual(rows(1, 3));
  });

  it('is shown and stopped in every tab', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const here = openTab();
    const there = openTab();
    await seconds(1);
    here.batch.onStart(rows(1, 9));
    await seconds(11);
    const [shown] = there.work.snapshot();
    expect(shown).toMatchObject({ kind: 'adding', done: 3, of: 9, isElsewhere: true });
    expect(there.asks()).toBe(false);
    shown?.onStop();
    await seconds(60);
    expect(asked).toEqual(rows(1, 6));
    expect(here.counts()).toBe('done done done done done done stopped stopped stopped');
    expect(there.work.snapshot()).toEqual([]);
  });

  it('goes on in other tabs when the session of one tab ends', async () => {
    const { asked, openTab } = fakeBatchBrowser();
    const here = openTab();
    const there = openTab();
    await seconds(1);
    here.batch.onStart(rows(1, 5));
    await seconds(1);
    there.work.setHere(false);
    await seconds(60);
    expect(asked).toEqual(rows(1, 5));
  });

  it('shows the same counts in the header and on its page', async () => {
    const { openTab } = fakeBatchBrowser();
    const { batch, work } = openTab();
    batch.onStart(rows(1, 9));
    for (let step = 0; step < 599; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      await seconds(0.05);
      // Triggers an update of the header.
      work.setHere(true);
      const { jobs } = batch.snapshot();
      const done = jobs.filter(({ state }) => state.status === 'done').length;
      expect(work.snapshot()).toEqual([expect.objectContaining({ done, of: 9 })]);
    }
  });
});
