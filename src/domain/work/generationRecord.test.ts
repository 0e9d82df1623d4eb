import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasEndedSince,
  historyOfRecord,
  nextRecord,
  readGenerationRecord,
  type GenerationEvent,
  type GenerationRecord,
} from './generationRecord.ts';

const begun: GenerationEvent = { type: 'started', at: 1 };
const made: GenerationEvent = { type: 'succeeded', at: 2 };
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
    ['a run began', [begun], 'interrupted', null],
    ['a run succeeded', [begun, made], 'done', null],
    ['a run failed', [begun, failed], 'failed', 'Failed to generate USP'],
    ['the failure was dismissed', [begun, failed, dismissed], 'failed', null],
    ['it failed and runs again', [begun, failed, begun], 'interrupted', null],
    ['it failed and then succeeded', [begun, failed, begun, made], 'done', null],
    ['made, and runs again', [begun, made, begun], 'done', null],
    ['made, then failed', [begun, made, begun, failed], 'done', 'Failed to generate USP'],
    ['made elsewhere', [made], 'done', null],
    ['dismissed before anything happened', [dismissed], 'never', null],
  ] as const)('%s', (_, events, history, message) => {
    const record = after(events);
    expect(historyOfRecord(record)).toBe(history);
    expect(record?.message ?? null).toBe(message);
  });

  it('is done for ever once a run has succeeded', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, later) => {
        expect(historyOfRecord(after([...before, made, ...later]))).toBe('done');
      }),
    );
  });

  it('shows a message only of a last run that failed', () => {
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

  it('reads anything without failing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => historyOfRecord(readGenerationRecord(value))).not.toThrow();
      }),
    );
    expect(readGenerationRecord('rubbish')).toBeNull();
    expect(readGenerationRecord({ startedAt: 1, endedAt: '2', isFailed: false })).toBeNull();
  });

  it.each([
    ['nothing was known and nothing came', [], [], false],
    ['a run is still under way', [], [begun], false],
    ['the run that was under way ended', [begun], [begun, made], true],
    ['a run began and ended', [], [begun, failed], true],
    ['only an older end is known', [begun, made], [begun, made], false],
    [
      'a further run ended',
      [begun, made],
      [begun, made, { type: 'started', at: 5 }, { type: 'succeeded', at: 6 }],
      true,
    ],
  ] as const)('tells whether somebody else did the work: %s', (_, before, now, isEnded) => {
    expect(hasEndedSince(after(before), after(now))).toBe(isEnded);
  });
});
