import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process.ts';
import { temporaryTree } from '../testing/temporaryTree.ts';
import type { Files } from '../writeFiles.ts';

const rules = [
  'oxlint.config.ts',
  'scripts/lint/layers.ts',
  'scripts/lint/rooms.ts',
  'tsconfig.json',
  'knip.config.ts',
];

/** Creates a temporary checkout with the repository's lint rules, its packages and these files. */
export function plantedTree(files: Files): string {
  const tree = temporaryTree(files);
  for (const file of rules) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}
