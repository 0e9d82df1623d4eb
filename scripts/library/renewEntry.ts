import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from '../conventions/house.ts';
import { subjectsOf } from '../conventions/subjects.ts';
import { entryText } from './entryText.ts';

/** Brings the library's entry up to date with the components and screens there are. */
export function renewEntry(root: string): void {
  const entry = join(root, 'src', 'index.ts');
  const subjects = subjectsOf(openHouse(root))
    .filter(({ kind }) => kind !== 'Containers')
    .map(({ source }) => source.replace(/^src\//, './'));
  const exists = (path: string) => existsSync(join(root, 'src', path));
  writeFileSync(entry, entryText(readFileSync(entry, 'utf8'), subjects, exists));
}
