import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSourceTree } from '../conventions/sourceTree.ts';
import { missingInEntries } from '../conventions/libraryEntries.ts';

/** Adds the components and screens that the library's entries lack. Returns the changed files. */
export function addToEntries(root: string): string[] {
  const missing = missingInEntries(openSourceTree(root));
  for (const { entry, line } of missing) {
    const path = join(root, entry);
    writeFileSync(path, `${readFileSync(path, 'utf8')}${line}\n`);
  }
  return [...new Set(missing.map(({ entry }) => entry))];
}
