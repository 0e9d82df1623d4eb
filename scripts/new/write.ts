import { addToEntries } from '../library/addToEntries.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentFiles } from './componentFiles.ts';
import type { Files } from './files.ts';
import { namesOf } from './names.ts';
import { screenFiles, withWords } from './screenFiles.ts';

const catalogue = 'src/domain/words/catalogue.ts';

function filesFor(root: string, kind: string | undefined, name: string | undefined): Files {
  if (kind !== 'component' && kind !== 'screen')
    throw new Error('Say what to make: npm run new -- component Name, or screen Name.');
  const names = namesOf(name);
  const files = kind === 'component' ? componentFiles(names) : screenFiles(names);
  const present = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (present) throw new Error(`${present} is there already.`);
  if (kind === 'component') return files;
  return { ...files, [catalogue]: withWords(readFileSync(join(root, catalogue), 'utf8'), names) };
}

/** Writes the files of a new component or screen into a checkout, and gives their paths. */
export function writeNew(
  root: string,
  kind: string | undefined,
  name: string | undefined,
): string[] {
  const files = filesFor(root, kind, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  addToEntries(root);
  return Object.keys(files);
}
