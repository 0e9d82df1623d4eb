import { addToEntries } from './library/addToEntries.ts';
import { root, run } from './process.ts';

/** Corrects what tools can correct: missing exports of the library's entries, lint errors with a fix, and the format. */
export async function fix(): Promise<void> {
  addToEntries(root);
  await run('oxlint', ['--fix']);
  await run('oxfmt', []);
}
