import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from './conventions/house.ts';
import { subjectsOf } from './conventions/subjects.ts';
import { entryText } from './library/entryText.ts';
import { root, run } from './process.ts';

/** What a tool can put right by itself: the library's entry, what the linter can fix, the format. */
export async function fix(): Promise<void> {
  const entry = join(root, 'src', 'index.ts');
  const subjects = subjectsOf(openHouse(root))
    .filter(({ kind }) => kind !== 'Containers')
    .map(({ source }) => source.replace(/^src\//, './'));
  const exists = (path: string) => existsSync(join(root, 'src', path));
  writeFileSync(entry, entryText(readFileSync(entry, 'utf8'), subjects, exists));
  await run('oxlint', ['--fix']);
  await run('oxfmt', []);
}
