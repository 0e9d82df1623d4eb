import { addToEntries } from './library/addToEntries.ts';
import { root, run } from './process.ts';

/** What a tool can put right by itself: what the library's entries lack, what the linter can fix, and the format. */
export async function fix(): Promise<void> {
  addToEntries(root);
  await run('oxlint', ['--fix']);
  await run('oxfmt', []);
}
