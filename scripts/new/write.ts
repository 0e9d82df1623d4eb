import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addToEntries } from '../library/addToEntries.ts';
import { namesOf, withNames, type Names } from './names.ts';
import { edited, pageEdits } from './pageEdits.ts';
import { templateFiles } from './templateFiles.ts';

function editFiles(root: string, names: Names): string[] {
  for (const edit of pageEdits) {
    const path = join(root, edit.file);
    const text = withNames(edit.text, names);
    writeFileSync(path, edited(readFileSync(path, 'utf8'), { ...edit, text }));
  }
  return [...new Set(pageEdits.map(({ file }) => file))];
}

/** The paths of the files that were written. */
export interface Written {
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** Writes the files of a new component or page into a checkout, and adds a page to the files that must know it. */
export function writeNew(
  root: string,
  kind: string | undefined,
  name: string | undefined,
  nameOfOne?: string,
): Written {
  if (kind !== 'component' && kind !== 'page')
    throw new Error('Say what to make: npm run new -- component PriceTag, or page Ads Ad.');
  const names = namesOf(name, nameOfOne);
  const files = templateFiles(kind, names);
  const present = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (present) throw new Error(`${present} is there already.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const changed = kind === 'page' ? editFiles(root, names) : [];
  addToEntries(root);
  return { added: Object.keys(files), changed };
}
