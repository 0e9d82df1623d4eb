import { describe, expect, it } from 'vitest';
import { isSequence, lastStepIn } from './response.ts';

const record = (value: unknown) => `\u001E${JSON.stringify(value)}\n`;

describe('a sequence of steps', () => {
  const reading = { step: 'reading', done: 3, of: 8 };

  it('returns the last step that has arrived completely', () => {
    const text = record({ step: 'writing' }) + record(reading);
    expect(lastStepIn(text)).toEqual(reading);
    expect(lastStepIn(text + record(reading).slice(0, -4))).toEqual(reading);
    expect(lastStepIn(record({ step: 'writing' }).slice(0, 5))).toBeUndefined();
  });

  it('ignores unknown steps and counts that are not numbers', () => {
    expect(lastStepIn(record({ step: 'dancing' }))).toBeUndefined();
    expect(lastStepIn(record({ ...reading, of: 'many' }))).toEqual({ step: 'reading' });
  });

  it('is not recognised in JSON', () => {
    expect([isSequence('{"success":true}'), isSequence(undefined), isSequence(record(1))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
