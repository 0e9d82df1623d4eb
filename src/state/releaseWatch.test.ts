import { describe, expect, it, vi } from 'vitest';
import { createReleaseWatch } from './releaseWatch.ts';

/** A watch whose intervals end when the test says so. */
function setUp(answers: readonly (string | Error | undefined)[], own: string | undefined = 'a.js') {
  const left = [...answers];
  let pass: () => void = () => undefined;
  const current = vi.fn(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const watch = createReleaseWatch({
    own: () => own,
    current,
    wait: (_ms, signal) =>
      new Promise((resolve, reject) => {
        pass = resolve;
        signal.addEventListener('abort', () => reject(new Error('left')));
      }),
  });
  const passInterval = async () => {
    pass();
    await vi.waitFor(() => expect(left.length).toBeLessThan(answers.length));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { watch, passInterval, current };
}

describe('createReleaseWatch', () => {
  it('notifies when the server has another release', async () => {
    const { watch, passInterval } = setUp(['a.js', 'b.js']);
    const listener = vi.fn();
    watch.subscribe(listener);
    await passInterval();
    expect(watch.getSnapshot()).toBe(false);
    await passInterval();
    expect(watch.getSnapshot()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ignores failed and empty responses', async () => {
    const { watch, passInterval } = setUp([new Error('offline'), undefined, 'a.js']);
    watch.subscribe(() => undefined);
    await passInterval();
    await passInterval();
    await passInterval();
    expect(watch.getSnapshot()).toBe(false);
  });

  it('sends no request early, without listeners, or for a page without a release', async () => {
    const { watch, current } = setUp(['b.js']);
    watch.subscribe(() => undefined)();
    const nameless = setUp(['b.js'], undefined);
    nameless.watch.subscribe(() => undefined);
    await Promise.resolve();
    expect(current).not.toHaveBeenCalled();
    expect(nameless.current).not.toHaveBeenCalled();
  });
});
