import { describe, expect, it } from 'vitest';
import { isKeyOn, isPressed, keyCaps, type Pressed } from './keyChord.ts';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys', () => {
  it.each([
    ['n', press('n'), false, true],
    ['n', press('N'), false, true],
    ['n', press('n', { ctrlKey: true }), false, false],
    ['n', press('n', { metaKey: true }), true, false],
    ['n', press('n', { altKey: true }), false, false],
    ['?', press('?'), true, true],
    ['mod+k', press('k', { ctrlKey: true }), false, true],
    ['mod+k', press('K', { ctrlKey: true }), false, true],
    ['mod+k', press('k', { metaKey: true }), true, true],
    ['mod+k', press('k', { ctrlKey: true }), true, false],
    ['mod+k', press('k', { ctrlKey: true, metaKey: true }), false, false],
    ['mod+k', press('k', { ctrlKey: true, altKey: true }), false, false],
    ['mod+k', press('k'), false, false],
  ])('%s met by %o (on a Mac: %s): %s', (keys, event, isMac, expected) => {
    expect(isPressed(keys, event, isMac)).toBe(expected);
  });

  it('are on without single keys only if they have a modifier', () => {
    expect(['n', '?', 'mod+k'].filter((keys) => isKeyOn(keys, false))).toEqual(['mod+k']);
    expect(['n', '?', 'mod+k'].filter((keys) => isKeyOn(keys, true))).toHaveLength(3);
  });

  it('have the labels that are printed on them', () => {
    expect(keyCaps('mod+k', true)).toEqual(['⌘', 'K']);
    expect(keyCaps('mod+k', false)).toEqual(['Ctrl', 'K']);
    expect(keyCaps('/', false)).toEqual(['/']);
  });
});
