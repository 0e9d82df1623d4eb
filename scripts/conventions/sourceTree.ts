import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ParseResult } from 'vite';

/** A rule that a file breaks. The text says what to do instead. */
export interface Violation {
  readonly file: string;
  readonly rule: string;
}

/** The files of a checkout, read and parsed at most once. Paths are relative, with forward slashes. */
export interface SourceTree {
  readonly root: string;
  readonly files: readonly string[];
  readonly has: (file: string) => boolean;
  readonly read: (file: string) => string;
  readonly parse: (file: string) => ParseResult;
}

export type Convention = (tree: SourceTree) => readonly Violation[];

const rooms = '{src,server,stories,mocks,scripts,e2e,bench,docs,.storybook,.ci,.github}/**/*.*';

/** Caches the results of a function of a path. */
function once<Value>(compute: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const present = known.get(file);
    if (present !== undefined) return present;
    const value = compute(file);
    known.set(file, value);
    return value;
  };
}

/** Opens a checkout for the conventions. */
export function openSourceTree(root: string): SourceTree {
  const files = globSync([rooms, '*.{ts,md,html}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('stories/pictures/'))
    .sort();
  const known = new Set(files);
  const read = once((file) => readFileSync(join(root, file), 'utf8'));
  return {
    root,
    files,
    has: (file) => known.has(file),
    read,
    parse: once((file) => parseSync(file, read(file))),
  };
}

/** The files another one imports or re-exports, as written. */
export function importsOf(tree: SourceTree, file: string): string[] {
  const { staticImports, staticExports } = tree.parse(file).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
}

/** The values (not types) a file exports by name. */
export function exportsOf(tree: SourceTree, file: string): string[] {
  return tree
    .parse(file)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName }) => (isType || !exportName.name ? [] : [exportName.name]));
}
