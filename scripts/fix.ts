import { renewEntry } from './library/renewEntry.ts';
import { root, run } from './process.ts';

/** What a tool can put right by itself: the library's entry, what the linter can fix, the format. */
export async function fix(): Promise<void> {
  renewEntry(root);
  await run('oxlint', ['--fix']);
  await run('oxfmt', []);
}
