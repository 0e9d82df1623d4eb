import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../conventions/findViolations.ts';
import { run } from '../process.ts';
import { copyOfCheckout } from '../testing/copyOfCheckout.ts';
import { temporaryTree } from '../testing/temporaryTree.ts';
import { writeNew } from './write.ts';

describe('npm run new', { timeout: 300_000 }, () => {
  it('writes a component and a page that pass every check', async () => {
    const tree = copyOfCheckout();
    const written = [
      writeNew(tree, 'component', 'PriceTag'),
      writeNew(tree, 'page', 'LatePayments', 'LatePayment'),
    ];
    expect(written.map(({ changed }) => changed.at(-1))).toEqual([
      'src/index.ts',
      'src/screens.ts',
    ]);
    const files = written.flatMap(({ added, changed }) => [...added, ...changed]);
    await run('oxfmt', files, { cwd: tree });
    expect(findViolations(tree).filter(({ file }) => files.includes(file))).toEqual([]);
    const types = await run('tsc', ['--noEmit', '--incremental', 'false'], { cwd: tree });
    expect(types.output).toBe('');
    const lint = await run('oxlint', ['--format', 'unix', ...files], { cwd: tree });
    expect(lint.output.split('\n').filter((line) => line.includes('.ts'))).toEqual([]);
  });

  it('writes nothing when a file that lists the pages is not as expected', () => {
    const tree = temporaryTree({ 'src/domain/pages/pageTable.ts': 'export const pages = {};' });
    expect(() => writeNew(tree, 'page', 'Ads', 'Ad')).toThrow('pageTable.ts is not as expected');
    expect(readdirSync(tree, { recursive: true })).not.toContain('server');
  });

  it('explains wrong arguments in one sentence', () => {
    const tree = temporaryTree({ 'src/components/Tag/Tag.tsx': '' });
    expect(() => writeNew(tree, 'screen', 'Tag')).toThrow('Say what to make');
    expect(() => writeNew(tree, 'component', 'price-tag')).toThrow("'price-tag' is no name");
    expect(() => writeNew(tree, 'component', 'Tag')).toThrow('is there already');
  });
});
