import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addToEntries } from '../library/entries.ts';
import { writeFiles, type Files } from '../writeFiles.ts';
import { namesOf, withNames, type Names } from './names.ts';
import { edited, pageEdits } from './pageEdits.ts';
import { templateFiles } from './templateFiles.ts';

/** The files that list all pages, with the new page. */
function filesWithPage(root: string, names: Names): Files {
  const files: Record<string, string> = {};
  for (const edit of pageEdits) {
    const source = files[edit.file] ?? readFileSync(join(root, edit.file), 'utf8');
    files[edit.file] = edited(source, { ...edit, text: withNames(edit.text, names) });
  }
  return files;
}

/** Writes the files of a new component or page into a checkout, and adds a page to the files that must know it: all or nothing. Returns their paths. */
export function writeNew(
  root: string,
  kind: string | undefined,
  name: string | undefined,
  nameOfOne?: string,
) {
  if (kind !== 'component' && kind !== 'page')
    throw new Error('Say what to make: npm run new -- component PriceTag, or page Ads Ad.');
  const names = namesOf(name, nameOfOne);
  const added = templateFiles(kind, names);
  const present = Object.keys(added).find((file) => existsSync(join(root, file)));
  if (present) throw new Error(`${present} is there already.`);
  const changed = kind === 'page' ? filesWithPage(root, names) : {};
  writeFiles(root, { ...added, ...changed });
  return {
    added: Object.keys(added),
    changed: [...Object.keys(changed), ...addToEntries(root)],
  };
}
