import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { temporaryTree } from './temporaryTree.ts';

const copied = [
  'src',
  'server',
  'mocks',
  'stories',
  '.storybook',
  'e2e',
  'bench',
  'scripts',
  'docs',
  'vite.config.ts',
  'oxlint.config.ts',
  'tsconfig.json',
  'package.json',
  '.gitignore',
  '.oxfmtrc.json',
];

/** A copy of this checkout without its pictures, to write into; removed after the test. */
export function copyOfCheckout(): string {
  const tree = temporaryTree({});
  for (const entry of copied)
    cpSync(join(root, entry), join(tree, entry), {
      recursive: true,
      filter: (path) => !path.endsWith('pictures'),
    });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}
