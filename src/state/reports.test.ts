import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#domain/settings/limits.ts';
import { createReports } from './reports.ts';

const reading = { step: 'reading', done: 1, of: 3 } as const;
const started = { type: 'started' } as const;
const ended = (remark?: string) => ({ type: 'ended', ...(remark && { remark }) }) as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports the step of a call under its area until the call ends', () => {
  const reports = createReports();
  const listener = vi.fn();
  reports.subscribe(listener);
  reports.note('usps.generate', started);
  reports.note('usps.generate', { type: 'step', step: reading });
  expect([reports.of('usps'), reports.of('icps')]).toEqual([{ step: reading }, {}]);
  reports.note('usps.generate', ended('1 request, 20 tokens.'));
  expect(reports.of('usps')).toEqual({ remark: '1 request, 20 tokens.' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('keeps the step while another call of the area runs', () => {
  const reports = createReports();
  for (const call of ['prospects.generate', 'prospects.generate']) reports.note(call, started);
  reports.note('prospects.generate', { type: 'step', step: reading });
  reports.note('prospects.generate', ended());
  reports.note('prospects.generate', started);
  expect(reports.of('prospects').step).toEqual(reading);
  reports.note('prospects.generate', ended());
  reports.note('prospects.generate', ended());
  expect(reports.of('prospects')).toEqual({});
});

it('shows each remark of calls that run at the same time once, and removes them when the next one starts', () => {
  const reports = createReports();
  const note = (...all: Parameters<typeof reports.note>[1][]) => {
    for (const each of all) reports.note('emails.generate', each);
  };
  note(started, started, started, ended('No evidence.'));
  note(started, ended(), ended('Too much alike.'), ended('No evidence.'));
  expect(reports.of('emails')).toEqual({ remark: 'No evidence. Too much alike.' });
  note(started);
  expect(reports.of('emails')).toEqual({});
});

it('keeps the remarks of calls that follow each other in the same piece of work', () => {
  const reports = createReports();
  const call = (remark: string) => {
    reports.note('emails.generate', started);
    reports.note('emails.generate', ended(remark));
  };
  call('Before.');
  reports.hold(new Set(['emails']));
  call('First.');
  call('Second.');
  reports.hold(new Set());
  expect(reports.of('emails')).toEqual({ remark: 'First. Second.' });
  call('Later.');
  expect(reports.of('emails')).toEqual({ remark: 'Later.' });
});

it('shows the latest remarks when there are too many to read', () => {
  const reports = createReports();
  const all = Array.from({ length: 50 }, (_, index) => `${index} tokens.`);
  for (const _ of all) reports.note('emails.generate', started);
  for (const remark of all) reports.note('emails.generate', ended(remark));
  expect(reports.of('emails').remark).toBe(all.slice(-limits.remarks).join(' '));
});

it('keeps a remark until the last page that shows it is left', async () => {
  const reports = createReports();
  reports.note('usps.generate', started);
  reports.note('usps.generate', ended('Done.'));
  const leave = reports.watch('usps');
  leave();
  const again = reports.watch('usps');
  await vi.advanceTimersByTimeAsync(1);
  expect(reports.of('usps').remark).toBe('Done.');
  again();
  await vi.advanceTimersByTimeAsync(1);
  expect(reports.of('usps')).toEqual({});
});

it('does not bring back a remark that was removed when its page was left', async () => {
  const reports = createReports();
  const leave = reports.watch('usps');
  for (const _ of [1, 2]) reports.note('usps.generate', started);
  reports.note('usps.generate', ended('First.'));
  leave();
  await vi.advanceTimersByTimeAsync(1);
  reports.note('usps.generate', ended('Second.'));
  expect(reports.of('usps')).toEqual({ remark: 'Second.' });
});
