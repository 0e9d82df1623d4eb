import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  importsOf,
  openSourceTree,
  type SourceTree,
  type Violation,
} from '../conventions/sourceTree.ts';
import { subjectsOf } from '../conventions/stories.ts';

/** The entries of the package and their source files. */
export const entries = {
  '.': 'src/index.ts',
  './screens': 'src/screens.ts',
  './theme': 'src/theme.ts',
  './fixtures': 'mocks/fixtures.ts',
} as const;

/** Returns the exports that the entries lack: each component folder and each screen needs one. */
function missingIn(tree: SourceTree): { entry: string; line: string }[] {
  return (['components', 'screens'] as const).flatMap((kind) => {
    const entry = kind === 'components' ? entries['.'] : entries['./screens'];
    if (!tree.has(entry)) return [];
    const folders = importsOf(tree, entry).map((file) => dirname(file));
    return subjectsOf(tree, kind)
      .filter(({ source }) => !folders.includes(dirname(source)))
      .map(({ source }) => ({ entry, line: `export * from './${source.slice('src/'.length)}';` }));
  });
}

/** The entries export every component and every screen. */
export const libraryEntries = (tree: SourceTree): Violation[] =>
  missingIn(tree).map(({ entry, line }) => ({ file: entry, rule: `lacks a line: ${line}` }));

/** Adds the components and screens that the entries lack. Returns the changed files. */
export function addToEntries(root: string): string[] {
  const missing = missingIn(openSourceTree(root));
  for (const { entry, line } of missing) {
    const path = join(root, entry);
    writeFileSync(path, `${readFileSync(path, 'utf8')}${line}\n`);
  }
  return [...new Set(missing.map(({ entry }) => entry))];
}
