import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf, type SourceTree, type Violation } from './sourceTree.ts';
import { subjectsOf } from './subjects.ts';

const offers = [
  { kind: 'Components', entry: 'src/index.ts' },
  { kind: 'Screens', entry: 'src/screens.ts' },
] as const;

/** The lines the library's entries lack: something of every component, and every screen. */
export function missingInEntries(tree: SourceTree): { entry: string; line: string }[] {
  return offers.flatMap(({ kind, entry }) => {
    if (!tree.has(entry)) return [];
    const offered = importsOf(tree, entry).map((path) => path.replace(/^\.\//, 'src/'));
    return subjectsOf(tree)
      .filter((subject) => subject.kind === kind)
      .filter(({ source }) => !offered.some((path) => dirname(path) === dirname(source)))
      .map(({ source }) => ({
        entry,
        line: `export * from '${source.replace(/^src\//, './')}';`,
      }));
  });
}

/** The library offers something of every component, and every screen. */
export const publicEntry = (tree: SourceTree): Violation[] =>
  missingInEntries(tree).map(({ entry, line }) => ({
    file: entry,
    rule: `lacks a line: ${line}`,
  }));

/** Names that git does not look at, from a .gitignore of plain names and `*.ending`. */
function isIgnored(root: string): (name: string) => boolean {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const patterns = lines.map((line) => line.replace(/\/$/, ''));
  return (name) =>
    name === '.git' ||
    patterns.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : line === name));
}

/** The top level holds what CONTRIBUTING.md gives a reason for. */
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
      rule: 'stands at the top level without a reason in CONTRIBUTING.md',
    }));
}
