import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn, ownTarget } from '../library/modules.ts';

/** A rule that a file breaks. The text says what to do instead. */
export interface Violation {
  readonly file: string;
  readonly rule: string;
}

/** The files of a checkout, each read at most once. Paths are relative, with forward slashes. */
export interface SourceTree {
  readonly files: readonly string[];
  readonly has: (file: string) => boolean;
  readonly read: (file: string) => string;
}

export type Convention = (tree: SourceTree) => readonly Violation[];

const rooms = '{src,server,stories,mocks,scripts,e2e,bench,docs,.storybook,.ci,.github}/**/*.*';

/** Opens a checkout for the conventions. */
export function openSourceTree(root: string): SourceTree {
  const files = globSync([rooms, '*.{ts,md,html}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('stories/pictures/'))
    .sort();
  const known = new Set(files);
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return { files, has: (file) => known.has(file), read };
}

/** The files that another one imports or re-exports. */
export const importsOf = (tree: SourceTree, file: string): string[] =>
  importsIn(file, tree.read(file)).flatMap((specifier) => ownTarget(file, specifier) ?? []);
