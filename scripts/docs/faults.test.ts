import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

const sound = { heading: 'Tokens', words: 'Tokens\n\nColours have roles.', errors: [] };
const faultsIn = (words: string) => faultsOf({ ...sound, words });

describe('faultsOf a documentation page', () => {
  it('are none of a sound one', () => {
    expect(faultsOf(sound)).toEqual([]);
  });

  it('are its errors, thrown, logged or shown', () => {
    const errors = ['Error: tokens is not defined', 'Failed to load resource'];
    expect(faultsOf({ ...sound, errors })).toEqual(errors);
  });

  it('are an empty body, and one with a heading alone', () => {
    expect(faultsOf({ ...sound, heading: '', words: '' })).toEqual([
      'has no heading',
      'has no text',
    ]);
    expect(faultsIn('Tokens\n')).toEqual(['has no text']);
    expect(faultsOf({ ...sound, heading: ' ' })).toEqual(['has no heading']);
  });

  it.each([
    'shelf | what stands there | who wires it\n| ------ | ----- |',
    '| **Components** | the kit | nobody |',
    'the **kit** alone',
    'see [the kit](#kit)',
    '## Colour roles',
    'a ~~former~~ decision',
    '- [ ] to do',
    '```tsx',
  ])('are what was not turned into anything in %j', (words) => {
    expect(faultsIn(words)).not.toEqual([]);
  });

  it.each([
    'Rules are numbered.\n1. One dialect',
    'a || b',
    '2 * 3 ** 4',
    'Docs / Decisions',
    '#storybook',
  ])('do not include %j', (words) => {
    expect(faultsIn(words)).toEqual([]);
  });
});
