import { expect, it } from 'vitest';
import { differingLines, shortTree } from './tree.ts';

const row = (name: string) => [`  - row "${name}":`, `    - gridcell "${name}"`];

it('lets two rows stand for many', () => {
  const rows = ['a', 'b', 'c', 'd'].flatMap(row);
  expect(shortTree(['- grid "Keywords":', ...rows, '- button "Next"'].join('\n'))).toBe(
    [
      '- grid "Keywords":',
      ...row('a'),
      ...row('b'),
      '  - … 2 more of role row',
      '- button "Next"\n',
    ].join('\n'),
  );
});

it('leaves a few as they are', () => {
  const rows = ['a', 'b', 'c'].flatMap(row);
  expect(shortTree(rows.join('\n'))).toBe(`${rows.join('\n')}\n`);
});

it('names what is gone and what is new', () => {
  expect(differingLines('- heading "A"\n- button "B"\n', '- heading "A"\n- button "C"\n')).toEqual([
    '- - button "B"',
    '+ - button "C"',
  ]);
  expect(differingLines('- a\n- b\n', '- b\n- a\n')).toHaveLength(1);
  expect(differingLines('- a\n', '- a\n')).toEqual([]);
});
