import { expect, it, vi } from 'vitest';
import { createReports } from './reports.ts';

const reading = { step: 'reading', done: 1, of: 3 } as const;

it('reports the step of a call under its area until the call ends', () => {
  const reports = createReports();
  const listener = vi.fn();
  reports.subscribe(listener);
  reports.note('usps.generate', { step: reading });
  expect([reports.of('usps'), reports.of('icps')]).toEqual([{ step: reading }, {}]);
  reports.note('usps.generate', { remark: '1 request, 20 tokens.' });
  expect(reports.of('usps')).toEqual({ remark: '1 request, 20 tokens.' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('notifies nobody of an empty report', () => {
  const reports = createReports();
  const listener = vi.fn();
  reports.subscribe(listener);
  reports.note('usps.generate', {});
  expect(listener).not.toHaveBeenCalled();
});

it('keeps a remark until the last page that shows it is left', async () => {
  vi.useFakeTimers();
  const reports = createReports();
  reports.note('usps.generate', { remark: 'Done.' });
  const leave = reports.watch('usps');
  leave();
  const again = reports.watch('usps');
  await vi.advanceTimersByTimeAsync(1);
  expect(reports.of('usps').remark).toBe('Done.');
  again();
  await vi.advanceTimersByTimeAsync(1);
  expect(reports.of('usps')).toEqual({});
  vi.useRealTimers();
});
