import { expect, it } from 'vitest';
import { differingLines, shortTree } from './tree.ts';

const row = (name: string) => [`  - row "${name}":`, `    - cell "${name}"`];

it('keeps two of many rows', () => {
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

it('keeps all of a few rows', () => {
  const rows = ['a', 'b', 'c'].flatMap(row);
  expect(shortTree(rows.join('\n'))).toBe(`${rows.join('\n')}\n`);
});

it('lists removed and added lines', () => {
  expect(differingLines('- heading "A"\n- button "B"\n', '- heading "A"\n- button "C"\n')).toEqual([
    '- - button "B"',
    '+ - button "C"',
  ]);
  expect(differingLines('- a\n- b\n', '- b\n- a\n')).toHaveLength(1);
  expect(differingLines('- a\n', '- a\n')).toEqual([]);
});
