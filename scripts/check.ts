/**
 * `npm run check`: runs the static checks in parallel and reports each one. `--fix` first corrects what tools
 * can correct: missing exports of the library's entries, lint errors with a fix, and the format.
 */
import { checks } from './checks.ts';
import { addToEntries } from './library/entries.ts';
import { root, run } from './process.ts';

if (process.argv.includes('--fix')) {
  addToEntries(root);
  await run('oxlint', ['--fix']);
  await run('oxfmt', []);
}

const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;

const results = await Promise.all(
  checks.map(async (check) => {
    const { name, failure } = await check();
    console.log(`${failure === undefined ? '✓' : '✗'} ${name} (${seconds()})`);
    if (failure !== undefined) console.log(`${failure}\n`);
    return failure === undefined;
  }),
);

process.exitCode = results.every(Boolean) ? 0 : 1;
