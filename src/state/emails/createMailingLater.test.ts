import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmailSet } from '#domain/mail/email.ts';
import { failedCount } from '#domain/mail/mailing.ts';
import { slotsOf } from '#domain/mail/mailSlot.ts';
import { failing, mailingOn, seconds, setOf } from './fakeMailing.ts';

describe('createMailing, once there is mail', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('merges the same prospect twice, drops equal variations, and reads HTML as text', async () => {
    const { mailing } = mailingOn({
      there: [
        { ...setOf(1, 'a', 'b'), address: '' },
        setOf('1', 'b', 'c'),
        { ...setOf(1), variations: [{ subject: 'About <c>', body: '<p>Hello, c</p>' }] },
        { ...setOf(1), variations: [{ subject: 'About c', body: '<p>Hello, c</p>' }] },
      ],
    });
    mailing.open([1]);
    await seconds(1);
    const set = mailing.snapshot().sets.get('1');
    expect(set?.variations.map(({ body }) => body)).toEqual([
      'Hello, a',
      'Hello, b',
      'Hello, c',
      'Hello, c',
    ]);
    expect(set?.variations[3]?.subject).toBe('About <c>');
    expect(set?.address).toBe('p1@kitchens.example');
  });

  it('writes one more for everyone, reloads, and marks new variations', async () => {
    const { mailing, asked, load, kindsOf } = mailingOn({
      there: [setOf(1, 'a', 'b', 'c'), setOf(2, 'd')],
    });
    mailing.open([1, 2]);
    await seconds(1);
    mailing.onGenerateMore();
    mailing.onGenerateMore();
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter', 'loading']);
    await seconds(20);
    expect(asked).toEqual(['1', '2']);
    expect(load).toHaveBeenCalledTimes(2);
    expect(kindsOf(1)).toHaveLength(4);
    const slot = slotsOf(mailing.snapshot(), 1)[3];
    expect(slot).toMatchObject({ isNew: true });
    expect(slotsOf(mailing.snapshot(), 1)[2]).toMatchObject({ isNew: false });
    expect(mailing.snapshot().newKeys.size).toBe(2);
  });

  it('loads all mail to a prospect who got a name during the run', async () => {
    const named = (...texts: string[]) => ({ ...setOf(1, ...texts), prospectName: 'Anna' });
    const { mailing, stored, kindsOf } = mailingOn({
      write: (id, time) => {
        if (time === 1) return [{ ...setOf(id, 'first'), prospectName: '' }];
        // From now on the server greets the name in all mail.
        stored.splice(0, Number.POSITIVE_INFINITY);
        return [named('Anna, first', ...['second', 'third'].slice(0, time - 1))];
      },
    });
    mailing.open([1]);
    await seconds(60);
    const set = mailing.snapshot().sets.get('1');
    expect(set?.prospectName).toBe('Anna');
    expect(set?.variations.map(({ body }) => body)).toEqual([
      'Hello, Anna, first',
      'Hello, second',
      'Hello, third',
    ]);
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter']);
  });

  it('reports when Generate More brought nothing new', async () => {
    const { mailing } = mailingOn({ there: [setOf(1, 'a')], write: (id) => [setOf(id, 'a')] });
    mailing.open([1]);
    await seconds(1);
    mailing.onGenerateMore();
    await seconds(20);
    expect(mailing.snapshot().run).toMatchObject({ status: 'finished', isNothingNew: true });
  });

  it('reports a failed variation, also for prospects with enough of them', async () => {
    const there = [setOf(1, 'a', 'b', 'c')];
    const { mailing } = mailingOn({ there, write: failing(1) });
    mailing.open([1]);
    await seconds(1);
    mailing.onGenerateMore();
    await seconds(20);
    expect(failedCount(mailing.snapshot())).toBe(1);
    expect(mailing.snapshot().run).toMatchObject({ status: 'finished', isNothingNew: false });
    mailing.onRetryFailed();
    await seconds(20);
    expect(failedCount(mailing.snapshot())).toBe(0);
  });

  it('writes nothing while the missing mail is unknown', async () => {
    const { mailing, asked, load } = mailingOn({ there: [setOf(2, 'b')] });
    load.mockRejectedValueOnce(new Error('Error loading emails'));
    mailing.open([1]);
    await seconds(60);
    expect(mailing.snapshot()).toMatchObject({ status: 'error', message: 'Error loading emails' });
    expect(asked).toEqual([]);
    mailing.onReload();
    await seconds(60);
    expect(asked).toEqual(['1', '1', '1']);
  });

  it('keeps the mail when a later load fails', async () => {
    const { mailing, load, kindsOf } = mailingOn({ there: [setOf(1, 'a')] });
    mailing.open([1]);
    await seconds(1);
    load.mockRejectedValueOnce(new Error('Error loading emails'));
    mailing.onReload();
    await seconds(1);
    expect(mailing.snapshot()).toMatchObject({ status: 'ready', message: 'Error loading emails' });
    expect(kindsOf(1)).toEqual(['letter']);
  });

  it('opens other prospects, sends nothing twice, and continues with the earlier ones', async () => {
    const { mailing, asked, kindsOf, most } = mailingOn();
    mailing.open([1, 2]);
    await seconds(3);
    mailing.open([2, 3]);
    expect(kindsOf(3)).toEqual(['loading', 'loading', 'loading']);
    await seconds(120);
    expect(asked.filter((id) => id === '3')).toHaveLength(3);
    expect(kindsOf(2)).toEqual(['letter', 'letter', 'letter']);
    expect(most()).toBeLessThanOrEqual(3);
    expect([...asked].sort().join('')).toBe('111222333');
  });

  it('waits for the tab that writes, and writes what it left out', async () => {
    let isOther = true;
    const there: EmailSet[] = [];
    const { mailing, asked, stored, kindsOf } = mailingOn({
      there,
      exclusively: async (work) => {
        if (!isOther) {
          await work();
          return 'here';
        }
        await new Promise((resolve) => setTimeout(resolve, 30_000));
        isOther = false;
        stored.push(setOf(1, 'a', 'b', 'c'));
        return 'elsewhere';
      },
    });
    mailing.open([1, 2]);
    await seconds(20);
    expect(asked).toEqual([]);
    expect(kindsOf(2)).toEqual(['loading', 'loading', 'loading']);
    await seconds(80);
    expect(asked).toEqual(['2', '2', '2']);
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter']);
  });

  it('writes without locks', async () => {
    const { mailing, asked } = mailingOn({
      exclusively: () => Promise.reject(new Error('no locks')),
    });
    mailing.open([1]);
    await seconds(60);
    expect(asked).toHaveLength(3);
  });
});

describe('createMailing, stopped and reloaded', () => {
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
