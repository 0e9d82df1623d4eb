import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdleUnlessSavingData, whenIdle } from './idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete', querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const saveData = (isOn: boolean) => vi.stubGlobal('navigator', { connection: { saveData: isOn } });

it.each([
  ['runs what is not necessary', false, 1],
  ['leaves out what is not necessary when data is to be saved', true, 0],
])('%s', (_what, isOn, times) => {
  saveData(isOn);
  const work = vi.fn();
  whenIdleUnlessSavingData(work);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(times);
});

it('runs other work also when data is to be saved, and can be cancelled', () => {
  saveData(true);
  const [work, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(cancelled)();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
