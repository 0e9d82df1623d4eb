import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedCount } from '#domain/mail/mailing.ts';
import { slotsOf } from '#domain/mail/mailSlot.ts';
import { failing, mailingOn, seconds, setOf } from '../testing/fakeMailing.ts';

describe('createMailing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows three placeholders for everyone until the list is loaded, then writes only to those without mail', async () => {
    const { mailing, asked, kindsOf } = mailingOn({ there: [setOf(1, 'one')] });
    mailing.open([1, 2]);
    expect(kindsOf(1)).toEqual(['loading', 'loading', 'loading']);
    expect(kindsOf(2)).toEqual(['loading', 'loading', 'loading']);
    await seconds(1);
    expect(kindsOf(1)).toEqual(['letter']);
    expect(kindsOf(2)).toEqual(['loading', 'loading', 'loading']);
    await seconds(10);
    expect(kindsOf(2)).toEqual(['letter', 'loading', 'loading']);
    await seconds(20);
    expect(kindsOf(2)).toEqual(['letter', 'letter', 'letter']);
    expect(asked).toEqual(['2', '2', '2']);
    expect(mailing.snapshot().run).toMatchObject({ status: 'finished', kind: 'first' });
  });

  it('counts the prospects of each round', async () => {
    const { mailing, most } = mailingOn();
    mailing.open([1, 2, 3, 4]);
    await seconds(11);
    expect(mailing.snapshot().run).toMatchObject({ round: 1, rounds: 3, done: 3, of: 4 });
    await seconds(10);
    expect(mailing.snapshot().run).toMatchObject({ round: 2, rounds: 3, done: 0, of: 4 });
    expect(most()).toBe(3);
  });

  it('starts one run, however often the page opens it', async () => {
    const { mailing, asked, load } = mailingOn();
    mailing.open([1]);
    mailing.open([1]);
    await seconds(1);
    mailing.open(['1']);
    await seconds(40);
    expect(load).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(3);
    // Opening it later loads what is new and writes nothing.
    mailing.open([1]);
    await seconds(40);
    expect(load).toHaveBeenCalledTimes(2);
    expect(asked).toHaveLength(3);
  });

  it('skips prospects in later rounds who got all variations at once', async () => {
    const { mailing, asked, kindsOf } = mailingOn({
      write: (id, time) => (id === 1 ? [setOf(1, 'a', 'b', 'c')] : [setOf(id, `text ${time}`)]),
    });
    mailing.open([1, 2]);
    await seconds(60);
    expect(asked).toEqual(['1', '2', '2', '2']);
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter']);
  });

  it('marks only the failed placeholder, continues, and retries it', async () => {
    const { mailing, kindsOf, asked } = mailingOn({ write: failing(2) });
    mailing.open([1, 2, 3]);
    await seconds(11);
    expect(kindsOf(2)).toEqual(['failed', 'loading', 'loading']);
    await seconds(20);
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter']);
    expect(kindsOf(2)).toEqual(['letter', 'letter', 'failed']);
    expect(slotsOf(mailing.snapshot(), 2)[2]).toMatchObject({
      message: 'Failed to generate emails',
    });
    const before = asked.length;
    mailing.onRetry(2);
    mailing.onRetry(2);
    expect(kindsOf(2)).toEqual(['letter', 'letter', 'loading']);
    await seconds(10);
    expect(asked.slice(before)).toEqual(['2']);
    expect(kindsOf(2)).toEqual(['letter', 'letter', 'letter']);
  });

  it('retries one failure during a run, and all failures after it', async () => {
    const { mailing, kindsOf, asked } = mailingOn({ write: failing(1, 2, 3) });
    mailing.open([1, 2, 3]);
    await seconds(11);
    expect(failedCount(mailing.snapshot())).toBe(3);
    mailing.onRetry(2);
    expect(kindsOf(2)).toEqual(['loading', 'loading', 'loading']);
    await seconds(60);
    expect(kindsOf(2)).toEqual(['letter', 'letter', 'letter']);
    expect(failedCount(mailing.snapshot())).toBe(2);
    const before = asked.length;
    mailing.onRetryFailed();
    await seconds(10);
    expect(asked.slice(before)).toEqual(['1', '3']);
    expect(failedCount(mailing.snapshot())).toBe(0);
  });

  it('starts nothing after Stop, accepts late responses, and resumes', async () => {
    const { mailing, asked, kindsOf } = mailingOn();
    mailing.open([1, 2, 3, 4]);
    await seconds(3);
    mailing.onStop();
    expect(mailing.snapshot().run).toMatchObject({ status: 'stopped', done: 0, of: 4 });
    expect(kindsOf(4)).toEqual([]);
    await seconds(60);
    expect(asked).toEqual(['1', '2', '3']);
    expect(kindsOf(1)).toEqual(['letter']);
    mailing.onResume();
    await seconds(1);
    expect(kindsOf(1)).toEqual(['letter', 'loading', 'loading']);
    await seconds(120);
    expect(asked).toHaveLength(12);
    expect(kindsOf(4)).toEqual(['letter', 'letter', 'letter']);
  });

  it('writes the first variations to a prospect who had none after Stop', async () => {
    const { mailing, asked, kindsOf } = mailingOn();
    mailing.open([1, 2, 3, 4]);
    await seconds(2);
    mailing.onStop();
    await seconds(20);
    mailing.onRetry(4);
    await seconds(40);
    expect(asked.slice(3)).toEqual(['4', '4', '4']);
    expect(kindsOf(4)).toEqual(['letter', 'letter', 'letter']);
  });

  it('writes to five hundred prospects with three requests at a time', async () => {
    const { mailing, asked, most, kindsOf } = mailingOn({ write: failing(250) });
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    mailing.open(ids);
    await seconds(6000);
    expect({ asked: asked.length, most: most() }).toEqual({ asked: 1500, most: 3 });
    expect(kindsOf(500)).toEqual(['letter', 'letter', 'letter']);
    expect(kindsOf(250)).toEqual(['letter', 'letter', 'failed']);
  });
});
