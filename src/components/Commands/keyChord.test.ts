import { describe, expect, it } from 'vitest';
import { keyCaps, pressedKeys } from './keyChord.ts';

type Pressed = Parameters<typeof pressedKeys>[0];

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys', () => {
  it.each([
    [press('n'), false, 'n'],
    [press('N'), false, 'n'],
    [press('n', { metaKey: true }), false, undefined],
    [press('n', { ctrlKey: true }), true, undefined],
    [press('n', { altKey: true }), false, undefined],
    [press('?'), true, '?'],
    [press('k', { ctrlKey: true }), false, 'mod+k'],
    [press('K', { ctrlKey: true }), false, 'mod+k'],
    [press('k', { metaKey: true }), true, 'mod+k'],
    [press('k', { ctrlKey: true }), true, undefined],
    [press('k', { ctrlKey: true, metaKey: true }), false, undefined],
    [press('k', { ctrlKey: true, altKey: true }), false, undefined],
  ])('of %o (on a Mac: %s): %s', (event, isMac, expected) => {
    expect(pressedKeys(event, isMac)).toBe(expected);
  });

  it('have the labels that are printed on them', () => {
    const rules = { isMac: false, hasSingleKeys: true };
    expect(keyCaps('mod+k', { ...rules, isMac: true })).toEqual(['⌘', 'K']);
    expect(keyCaps('mod+k', rules)).toEqual(['Ctrl', 'K']);
    expect(keyCaps('n', rules)).toEqual(['N']);
  });

  it('are named without single keys only if they have a modifier', () => {
    const rules = { isMac: false, hasSingleKeys: false };
    expect(['n', '?', 'mod+k'].filter((keys) => keyCaps(keys, rules).length > 0)).toEqual([
      'mod+k',
    ]);
  });
});
