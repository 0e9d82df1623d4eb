import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailingOn, seconds, setOf } from './fakeMailing.ts';

describe('createMailing, stopped, reloaded and in two tabs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const lock = () => {
    let holder: Promise<void> | undefined;
    const guard = async (work: () => Promise<void>) => {
      if (holder) {
        await holder;
        return 'elsewhere' as const;
      }
      let free = () => {};
      holder = new Promise((resolve) => (free = resolve));
      free = ((done) => () => {
        holder = undefined;
        done();
      })(free);
      release = free;
      await work();
      free();
      return 'here' as const;
    };
    let release = () => {};
    return { guard, release: () => release() };
  };

  it('repeats no running request when resumed after Stop', async () => {
    const { mailing, asked, stored } = mailingOn();
    mailing.open([1, 2, 3]);
    await seconds(4);
    mailing.onStop();
    await seconds(1);
    mailing.onResume();
    await seconds(120);
    expect([...asked].sort().join('')).toBe('111222333');
    expect(stored).toHaveLength(9);
  });

  it('writes to nobody with mail when other prospects are opened during the load', async () => {
    const { mailing, asked } = mailingOn({ there: [setOf(3, 'a', 'b', 'c')] });
    mailing.open([1, 2]);
    await seconds(3);
    mailing.onStop();
    await seconds(20);
    mailing.onResume();
    await seconds(0.5);
    mailing.open([3]);
    await seconds(120);
    expect(asked.filter((id) => id === '3')).toEqual([]);
  });

  it('stops in every tab, and no other tab takes over', async () => {
    const { guard } = lock();
    const { mailing, openTab, asked } = mailingOn({ exclusively: guard });
    const ids = [1, 2, 3, 4, 5, 6];
    mailing.open(ids);
    const there = openTab(guard).mailing;
    there.open(ids);
    await seconds(3);
    mailing.onStop();
    await seconds(120);
    expect(asked).toHaveLength(3);
    expect(there.snapshot().run).toMatchObject({ status: 'stopped' });
    // Resuming writes only the missing mail. The other tab continues with it when the person resumes there.
    there.onResume();
    await seconds(5);
    mailing.onResume();
    await seconds(200);
    expect([...asked].sort().join('')).toBe('111222333444555666');
    expect(mailing.snapshot().run).toBeNull();
  });

  it('writes what was asked for here after another tab has written to other prospects', async () => {
    const { guard } = lock();
    const there = [1, 2, 3, 4].map((id) => setOf(id, 'a', 'b', 'c'));
    const { mailing, openTab, asked } = mailingOn({ exclusively: guard, there });
    const other = openTab(guard).mailing;
    mailing.open([1, 2]);
    other.open([3, 4]);
    await seconds(2);
    mailing.onGenerateMore();
    other.onGenerateMore();
    await seconds(60);
    expect([...asked].sort().join('')).toBe('1234');
    expect(other.snapshot().newKeys.size).toBe(2);
  });

  it('keeps what was asked for here when this tab is closed before another one has finished', async () => {
    const { guard } = lock();
    const there = [1, 2, 3, 4].map((id) => setOf(id, 'a', 'b', 'c'));
    const { mailing, openTab, asked } = mailingOn({ exclusively: guard, there });
    const other = openTab(guard);
    mailing.open([1, 2, 3]);
    other.mailing.open([3, 4]);
    await seconds(2);
    mailing.onGenerateMore();
    other.mailing.onGenerateMore();
    await seconds(1);
    other.close();
    await seconds(60);
    expect([...asked].sort().join('')).toBe('123');
    const again = openTab(guard).mailing;
    again.open([3, 4]);
    await seconds(10);
    expect(again.snapshot().run).toMatchObject({ kind: 'more', status: 'stopped' });
    again.onResume();
    await seconds(60);
    expect([...asked].sort().join('')).toBe('1234');
    expect(again.snapshot().run).toMatchObject({ status: 'finished' });
    const later = openTab(guard).mailing;
    later.open([1, 2, 3, 4]);
    await seconds(60);
    expect(later.snapshot().run).toBeNull();
  });

  it('asks before it resumes after a reload, in the first round and in the second', async () => {
    const { guard, release } = lock();
    const { mailing, close, openTab, asked, kindsOf } = mailingOn({ exclusively: guard });
    mailing.open([1, 2, 3]);
    await seconds(5);
    expect(kindsOf(1)).toEqual(['loading', 'loading', 'loading']);
    close();
    release();
    const second = openTab(guard);
    second.mailing.open([1, 2, 3]);
    await seconds(60);
    expect(asked).toHaveLength(3);
    expect(second.mailing.snapshot().run).toMatchObject({ status: 'stopped' });
    second.mailing.onResume();
    await seconds(5);
    expect(asked).toHaveLength(6);
    second.close();
    release();
    await seconds(20);
    const third = openTab(guard).mailing;
    third.open([1, 2, 3]);
    await seconds(10);
    expect(third.snapshot().writing.get('2')).toEqual({ toCome: 0, held: 1, failed: [] });
    third.onResume();
    await seconds(60);
    expect([...asked].sort().join('')).toBe('111222333');
    expect(third.snapshot().run).toMatchObject({ status: 'finished' });
  });

  it('drops unwritten variations when dismissed', async () => {
    const { mailing, openTab, asked, close } = mailingOn();
    mailing.open([1, 2]);
    await seconds(12);
    mailing.onStop();
    await seconds(20);
    mailing.onDismiss();
    expect(mailing.snapshot().run).toBeNull();
    close();
    const again = openTab().mailing;
    again.open([1, 2]);
    await seconds(60);
    expect(asked).toHaveLength(4);
    expect(again.snapshot().run).toBeNull();
  });
});
