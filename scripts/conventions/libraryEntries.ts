import { dirname } from 'node:path';
import { importsOf, type SourceTree, type Violation } from './sourceTree.ts';
import { subjectsOf } from './subjects.ts';

/** The library's entries, with the kind of files that each one exports. */
const entriesByKind = [
  { kind: 'Components', entry: 'src/index.ts' },
  { kind: 'Screens', entry: 'src/screens.ts' },
] as const;

/** Returns the exports that the library's entries lack: each component folder and each screen needs one. */
export function missingInEntries(tree: SourceTree): { entry: string; line: string }[] {
  return entriesByKind.flatMap(({ kind, entry }) => {
    if (!tree.has(entry)) return [];
    const exported = importsOf(tree, entry).map((path) => path.replace(/^\.\//, 'src/'));
    return subjectsOf(tree)
      .filter((subject) => subject.kind === kind)
      .filter(({ source }) => !exported.some((path) => dirname(path) === dirname(source)))
      .map(({ source }) => ({
        entry,
        line: `export * from '${source.replace(/^src\//, './')}';`,
      }));
  });
}

/** The library's entries export every component and every screen. */
export const libraryEntries = (tree: SourceTree): Violation[] =>
  missingInEntries(tree).map(({ entry, line }) => ({
    file: entry,
    rule: `lacks a line: ${line}`,
  }));
