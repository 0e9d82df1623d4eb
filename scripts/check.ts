/** `npm run check`: the static checks at once, a line for each as it ends. With `--fix` after putting right what a tool can. */
import { checks } from './checks.ts';
import { fix } from './fix.ts';

if (process.argv.includes('--fix')) await fix();

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
