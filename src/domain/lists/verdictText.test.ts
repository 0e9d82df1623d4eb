import { describe, expect, it } from 'vitest';
import { verdictText } from './verdictText.ts';

const labelOf = (column: 'name' | 'volume') => `The ${column}`;

describe('the verdict on a pasted line', () => {
  it.each([
    [true, 'Duplicate of an earlier line'],
    [false, 'Already in the list'],
  ])('says what a line repeats (an earlier line: %s)', (isRepeated, text) => {
    expect(verdictText({ kind: 'duplicate', isRepeated }, labelOf)).toBe(text);
  });

  it.each([
    ['volume', 'invalid.required', 'The volume: This field is required'],
    ['name', 'invalid.name', 'Name is required'],
  ] as const)('names the field of a problem once (%s)', (column, problem, text) => {
    expect(verdictText({ kind: 'invalid', column, problem }, labelOf)).toBe(text);
  });
});
