import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporaryTree.ts';
import { writeNew } from './write.ts';

describe('npm run new', () => {
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
