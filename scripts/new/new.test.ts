import { describe, expect, it } from 'vitest';
import { findViolations } from '../conventions/findViolations.ts';
import { run } from '../process.ts';
import { copyOfCheckout } from '../testing/copyOfCheckout.ts';
import { temporaryTree } from '../testing/temporaryTree.ts';
import { writeNew } from './write.ts';

describe('npm run new', { timeout: 300_000 }, () => {
  it('writes a component and a screen that pass every check', async () => {
    const tree = copyOfCheckout();
    const before = new Set(findViolations(tree).map(({ file, rule }) => `${file}: ${rule}`));
    const files = [
      ...writeNew(tree, 'component', 'PriceTag'),
      ...writeNew(tree, 'screen', 'LatePayments'),
    ];
    await run('oxfmt', files, { cwd: tree });
    const after = findViolations(tree).map(({ file, rule }) => `${file}: ${rule}`);
    expect(after.filter((line) => !before.has(line))).toEqual([]);
    const isOurs = (line: string) => files.some((file) => line.includes(file));
    const types = await run('tsc', ['--noEmit', '--incremental', 'false'], { cwd: tree });
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
