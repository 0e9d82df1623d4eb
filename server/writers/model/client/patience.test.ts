import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCircuit } from './createClient.ts';
import { ModelFailure, refusalOf, retryAfterMs, type FailureKind } from './failure.ts';
import { withRetries } from './retrying.ts';

describe('a retry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    // First what spies on the timers that are replaced, or the replaced ones would stay.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const run = async (...failures: (ModelFailure | undefined)[]) => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    let asked = 0;
    const work = async () => {
      const failure = failures[asked];
      asked += 1;
      if (failure) throw failure;
      return 'done';
    };
    const retried = withRetries(work, { attempts: 3, baseMs: 1000 });
    const ended = retried.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return { result: await ended, asked, waits: timers.mock.calls.map(([, ms]) => ms) };
  };

  it('waits a little longer each time', async () => {
    const down = new ModelFailure('unreachable');
    expect(await run(down, down)).toEqual({ result: 'done', asked: 3, waits: [750, 1500] });
    expect(await run(down, down, down)).toMatchObject({ result: down, asked: 3 });
  });

  it('waits as long as the service says', async () => {
    expect((await run(new ModelFailure('busy', '', 7000))).waits).toEqual([7000]);
  });

  it.each<FailureKind>(['slow', 'exhausted', 'wrongKey', 'unknownModel', 'refused', 'resting'])(
    'is not done when it is %s',
    async (kind) => {
      expect((await run(new ModelFailure(kind))).asked).toBe(1);
    },
  );
});

describe('a circuit', () => {
  const setUp = () => {
    let time = 0;
    const circuit = createCircuit(5, 60_000, () => time);
    const fail = (kind: FailureKind) =>
      circuit(() => Promise.reject(new ModelFailure(kind))).catch((error: unknown) => error);
    return {
      fail,
      works: () => circuit(async () => 'yes').catch((error: unknown) => error),
      pass: (ms: number) => void (time += ms),
    };
  };
  const resting = expect.objectContaining({ kind: 'resting' }) as unknown;

  it('pauses after five failures in a row, and then tests with one request', async () => {
    const { fail, works, pass } = setUp();
    for (const kind of ['broken', 'slow', 'unreachable', 'broken'] as const) await fail(kind);
    expect(await works()).toBe('yes');
    for (let count = 0; count < 5; count += 1) await fail('broken');
    expect(await works()).toEqual(resting);
    pass(60_001);
    const trial = fail('broken');
    expect(await works()).toEqual(resting);
    expect(await trial).toMatchObject({ kind: 'broken' });
    expect(await works()).toEqual(resting);
    pass(60_001);
    expect(await works()).toBe('yes');
    expect(await works()).toBe('yes');
  });

  it('does not pause when single requests are refused', async () => {
    const { fail, works } = setUp();
    for (let count = 0; count < 9; count += 1) await fail(count % 2 ? 'refused' : 'busy');
    expect(await works()).toBe('yes');
  });
});

describe('a refusal', () => {
  it.each<[number, string, FailureKind]>([
    [401, '', 'wrongKey'],
    [403, '', 'wrongKey'],
    [402, '', 'exhausted'],
    [404, '', 'unknownModel'],
    [400, '{"error":{"code":"model_not_found"}}', 'unknownModel'],
    [400, 'response_format is not supported', 'refused'],
    [422, '', 'refused'],
    [429, 'slow down', 'busy'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'exhausted'],
    [500, '', 'broken'],
    [501, '', 'refused'],
    [503, '', 'broken'],
  ])('with status %i and %j is %s', (status, body, kind) => {
    expect(refusalOf(status, body, null).kind).toBe(kind);
  });

  it.each([
    [null, undefined],
    ['7', 7000],
    ['0.5', 500],
    ['3600', 60_000],
    ['-1', 0],
    ['soon', undefined],
    ['Mon, 23 Nov 2026 10:00:10 GMT', 10_000],
    ['Mon, 23 Nov 2026 09:00:00 GMT', 0],
  ])('that asks to come back after %j means %s ms', (header, ms) => {
    expect(retryAfterMs(header, Date.parse('2026-11-23T10:00:00Z'))).toBe(ms);
  });
});
