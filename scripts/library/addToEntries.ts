import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSourceTree } from '../conventions/sourceTree.ts';
import { missingInEntries } from '../conventions/libraryEntries.ts';

/** Adds the components and screens that the library's entries lack. */
export function addToEntries(root: string): void {
  for (const { entry, line } of missingInEntries(openSourceTree(root))) {
    const path = join(root, entry);
    writeFileSync(path, `${readFileSync(path, 'utf8')}${line}\n`);
  }
}
