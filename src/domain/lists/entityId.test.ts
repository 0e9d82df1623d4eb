import { describe, expect, it } from 'vitest';
import { isProspectId } from '../mail/email.ts';
import { isEntityId, sameId, uniqueIds } from './entityId.ts';

describe('ids', () => {
  it('are equal when their texts are', () => {
    expect(sameId(7, '7')).toBe(true);
    expect(sameId('07', 7)).toBe(false);
  });

  it('are returned once, in the first spelling', () => {
    expect(uniqueIds([3, '3', '1', 1, 2])).toEqual([3, '1', 2]);
  });

  it.each([undefined, null, Number.NaN, Infinity, '', ' ', 'undefined', 'null', 'NaN', {}, true])(
    'are never %j',
    (value) => expect(isEntityId(value)).toBe(false),
  );

  it.each([0, 7, '7', 'a-b', 'nullable'])('may be %j', (value) => {
    expect(isEntityId(value)).toBe(true);
  });

  it.each([
    [7, true],
    ['7', true],
    [0, false],
    [-1, false],
    [1.5, false],
    [2 ** 53, false],
    ['9007199254740993', false],
    ['007', false],
    ['1e3', false],
    ['', false],
    [null, false],
  ])('accepts %j as a prospect id for emails: %s', (value, expected) => {
    expect(isProspectId(value)).toBe(expected);
  });
});
