import { describe, expect, it } from 'vitest';
import { rawMarkdownIn } from './rawMarkdown.ts';

describe('rawMarkdownIn', () => {
  it.each([
    'shelf | what stands there | who wires it\n| ------ | ----- |',
    '| **Components** | the kit | nobody |',
    'the **kit** alone',
    'see [the kit](#kit)',
    '## Colour roles',
    'a ~~former~~ decision',
    '- [ ] to do',
    '```tsx',
  ])('finds what was not turned into anything in %j', (words) => {
    expect(rawMarkdownIn(words)).not.toEqual([]);
  });

  it.each([
    'Rules are numbered.\n1. One dialect',
    'a || b',
    '2 * 3 ** 4',
    'Docs / Decisions',
    '#storybook',
  ])('has nothing against %j', (words) => {
    expect(rawMarkdownIn(words)).toEqual([]);
  });
});
