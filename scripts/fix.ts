import { run } from './process.ts';

/** What a tool can put right by itself: what the linter can fix, and the format. */
export async function fix(): Promise<void> {
  await run('oxlint', ['--fix']);
  await run('oxfmt', []);
}
