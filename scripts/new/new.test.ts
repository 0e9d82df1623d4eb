import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../conventions/findViolations.ts';
import { root, run } from '../process.ts';
import { temporaryTree } from '../testing/temporaryTree.ts';
import { writeNew } from './write.ts';

const copied = [
  'src',
  'mocks',
  'stories',
  '.storybook',
  'scripts/lint',
  'oxlint.config.ts',
  'tsconfig.json',
  'package.json',
  '.gitignore',
  '.oxfmtrc.json',
];

/** A copy of this checkout, to write into. */
function copyOfHouse(): string {
  const tree = temporaryTree({});
  for (const entry of copied)
    cpSync(join(root, entry), join(tree, entry), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts') && !path.endsWith('pictures'),
    });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

describe('npm run new', { timeout: 300_000 }, () => {
  it('writes a component and a screen that pass every check', async () => {
    const tree = copyOfHouse();
    const before = new Set(findViolations(tree).map(({ file, rule }) => `${file}: ${rule}`));
    const files = [
      ...writeNew(tree, 'component', 'PriceTag'),
      ...writeNew(tree, 'screen', 'LatePayments'),
    ];
    await run('oxfmt', files, { cwd: tree });
    const after = findViolations(tree).map(({ file, rule }) => `${file}: ${rule}`);
    expect(after.filter((line) => !before.has(line))).toEqual([]);
    const isOurs = (line: string) => files.some((file) => line.includes(file));
    const types = await run('tsc', ['--noEmit'], { cwd: tree });
    expect(types.output.split('\n').filter(isOurs)).toEqual([]);
    const lint = await run('oxlint', ['--format', 'unix', ...files], { cwd: tree });
    expect(lint.output.split('\n').filter(isOurs)).toEqual([]);
    const format = await run('oxfmt', ['--check', ...files], { cwd: tree });
    expect(format.output.split('\n').filter(isOurs)).toEqual([]);
  });

  it('says in a sentence what is wrong with what it was given', () => {
    const tree = temporaryTree({ 'src/components/Tag/Tag.tsx': '' });
    expect(() => writeNew(tree, 'page', 'Tag')).toThrow('Say what to make');
    expect(() => writeNew(tree, 'component', 'price-tag')).toThrow("'price-tag' is no name");
    expect(() => writeNew(tree, 'component', 'Tag')).toThrow('is there already');
  });
});
