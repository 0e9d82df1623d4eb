import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasEndedSince,
  historyOfRecord,
  momentOf,
  nextRecord,
  readGenerationRecord,
  type GenerationEvent,
  type GenerationRecord,
} from './generationRecord.ts';

const started: GenerationEvent = { type: 'started', at: 1 };
const succeeded: GenerationEvent = { type: 'succeeded', at: 2 };
const failed: GenerationEvent = { type: 'failed', at: 2, message: 'Failed to generate USP' };
const dismissed: GenerationEvent = { type: 'dismissed' };

const after = (events: readonly GenerationEvent[]) =>
  events.reduce<GenerationRecord | null>(nextRecord, null);

const anyEvent: fc.Arbitrary<GenerationEvent> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), at: fc.nat() }),
  fc.record({ type: fc.constant('succeeded' as const), at: fc.nat() }),
  fc.record({ type: fc.constant('failed' as const), at: fc.nat(), message: fc.string() }),
  fc.constant(dismissed),
);

describe('the record of a generation', () => {
  it.each([
    ['nothing happened', [], 'never', null],
    ['a run started', [started], 'interrupted', null],
    ['a run succeeded', [started, succeeded], 'done', null],
    ['a run failed', [started, failed], 'failed', 'Failed to generate USP'],
    ['the failure was dismissed', [started, failed, dismissed], 'failed', 'Failed to generate USP'],
    ['it failed and runs again', [started, failed, started], 'interrupted', null],
    ['it failed and then succeeded', [started, failed, started, succeeded], 'done', null],
    ['succeeded, and runs again', [started, succeeded, started], 'done', null],
    [
      'succeeded, then failed',
      [started, succeeded, started, failed],
      'done',
      'Failed to generate USP',
    ],
    ['succeeded in another browser', [succeeded], 'done', null],
    ['dismissed before anything happened', [dismissed], 'never', null],
  ] as const)('%s', (_, events, history, message) => {
    const record = after(events);
    expect(historyOfRecord(record)).toBe(history);
    expect(record?.message ?? null).toBe(message);
  });

  it('stays done once a run has succeeded', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, later) => {
        expect(historyOfRecord(after([...before, succeeded, ...later]))).toBe('done');
      }),
    );
  });

  it('becomes later with each run, also after the clock was set back', () => {
    const anyRun = anyEvent.filter(({ type }) => type !== 'dismissed');
    fc.assert(
      fc.property(fc.array(anyEvent), anyRun, (before, event) => {
        const former = after(before);
        const next = nextRecord(former, event);
        fc.pre(former !== null && next !== null);
        expect(momentOf(next)).toBeGreaterThan(momentOf(former));
      }),
    );
  });

  it('has a message only when the last run failed', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const record = after(events);
        const last = events.findLast(({ type }) => type !== 'dismissed');
        const isShown = record !== null && record.message !== null;
        expect(isShown && (!record.isFailed || last?.type !== 'failed')).toBe(false);
      }),
    );
  });

  it('is the same after it was stored and read', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1 }), (events) => {
        const record = after(events);
        expect(readGenerationRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
      }),
    );
  });

  it('reads any value without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => historyOfRecord(readGenerationRecord(value))).not.toThrow();
      }),
    );
    expect(readGenerationRecord('rubbish')).toBeNull();
    expect(readGenerationRecord({ startedAt: 1, endedAt: '2', isFailed: false })).toBeNull();
  });

  it.each([
    ['there is no record', [], [], false],
    ['a run is still in progress', [], [started], false],
    ['the run in progress has ended', [started], [started, succeeded], true],
    ['a run started and ended', [], [started, failed], true],
    [
      'no run was needed after a failed one',
      [started, failed],
      [started, failed, { type: 'succeeded', at: 5 }],
      true,
    ],
    ['only an older end is known', [started, succeeded], [started, succeeded], false],
    [
      'a further run ended',
      [started, succeeded],
      [started, succeeded, { type: 'started', at: 5 }, { type: 'succeeded', at: 6 }],
      true,
    ],
  ] as const)('says whether another tab has done the work: %s', (_, before, now, isEnded) => {
    expect(hasEndedSince(after(before), after(now))).toBe(isEnded);
  });
});
