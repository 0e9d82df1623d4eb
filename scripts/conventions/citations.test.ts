import { expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporaryTree.ts';
import type { Files } from '../writeFiles.ts';
import { citations } from './citations.ts';
import { openSourceTree } from './sourceTree.ts';

const rules = '# Rules\n\n**D1. Hosts.** Text.\n\n**D2. Paths.** Text.\n';
const records = '# Records\n\n### R1. Screens\n';

const found = (files: Files) =>
  citations(
    openSourceTree(
      temporaryTree({
        'docs/product.md': rules,
        'stories/docs/Decisions.mdx': records,
        ...files,
      }),
    ),
  ).map(({ file, rule }) => `${file}: ${rule}`);

it('accepts numbers that are explained', () => {
  expect(found({ 'src/host.ts': '/** A host (D1, D2), drawn by R1. */' })).toEqual([]);
});

it('reports each unexplained number once per file', () => {
  expect(
    found({ 'src/host.ts': '/** As D9 says (D9). */', 'e2e/host.journey.ts': '// R7' }),
  ).toEqual([
    'e2e/host.journey.ts: cites R7, which is written down in none of docs/product.md, stories/docs/Decisions.mdx',
    'src/host.ts: cites D9, which is written down in none of docs/product.md, stories/docs/Decisions.mdx',
  ]);
});

it('reports every number when the documents explain none', () => {
  const empty = { 'docs/product.md': '', 'stories/docs/Decisions.mdx': '## R1 Screens' };
  expect(found({ ...empty, 'src/host.ts': '/** A host (D1), drawn by R1. */' })).toHaveLength(3);
});

it('counts a number as explained only at the beginning of a line', () => {
  expect(found({ 'docs/product.md': `${rules}\nSee D3.\n` })).toHaveLength(1);
});
