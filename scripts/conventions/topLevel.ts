import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceTree, Violation } from './sourceTree.ts';

/** Names that git ignores, read from a .gitignore of plain names and `*.ending`. */
function isIgnored(root: string): (name: string) => boolean {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const patterns = lines.map((line) => line.replace(/\/$/, ''));
  return (name) =>
    name === '.git' ||
    patterns.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : line === name));
}

/** Every entry at the top level has its reason in CONTRIBUTING.md. */
export function topLevel(tree: SourceTree): Violation[] {
  if (!tree.has('CONTRIBUTING.md')) return [];
  const allowed = new Set(
    [...tree.read('CONTRIBUTING.md').matchAll(/^\| `([^`]+?)\/?` +\|/gm)].map(([, name]) => name),
  );
  const ignored = isIgnored(tree.root);
  return readdirSync(tree.root)
    .filter((name) => !ignored(name) && !allowed.has(name))
    .map((file) => ({
      file,
      rule: 'is at the top level without a reason in CONTRIBUTING.md',
    }));
}
