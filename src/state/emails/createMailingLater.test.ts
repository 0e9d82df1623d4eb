import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedCount } from '#domain/mail/mailing.ts';
import { slotsOf } from '#domain/mail/mailSlot.ts';
import { failing, mailingOn, seconds, setOf } from '../testing/fakeMailing.ts';

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

  it('offers the missing mail after a reload, and writes it at a press', async () => {
    const { mailing, asked } = mailingOn({ there: [setOf(1, 'a')], isOffered: true });
    mailing.open([1, 2, 3]);
    await seconds(60);
    expect(asked).toEqual([]);
    expect(mailing.snapshot()).toMatchObject({ run: null, missing: 2 });
    mailing.onWriteMissing();
    mailing.onWriteMissing();
    expect(mailing.snapshot().missing).toBe(0);
    await seconds(60);
    expect([...asked].sort().join('')).toBe('222333');
  });

  it('writes by itself to who is chosen after a reload without anybody', async () => {
    const { mailing, asked } = mailingOn({ isOffered: true });
    mailing.open([]);
    mailing.open([1]);
    await seconds(60);
    expect(asked).toEqual(['1', '1', '1']);
  });
});
