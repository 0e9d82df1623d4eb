/** `npm run proof`, or `npm run proof -- isolation`, or `npm run proof -- isolation /icps`: checks what the product promises and reports the number of cases. */
import { fetchChromium } from '#scripts/fetchChromium.ts';
import { exactlyOnce } from './exactlyOnce/exactlyOnce.ts';
import { isolation } from './isolation/isolation.ts';
import type { Proof } from './proof.ts';
import { limits } from './limits/limits.ts';
import { redirects } from './redirects.ts';
import { release } from './release/release.ts';
import { server } from './server/server.ts';
import { realModel } from './suggestions/realModel.ts';
import { suggestions } from './suggestions/suggestions.ts';

const proofs: readonly Proof[] = [
  redirects,
  exactlyOnce,
  isolation,
  release,
  server,
  limits,
  suggestions,
  realModel,
];
const mostShown = 40;

const say = (line: string) => console.log(line);
const words = process.argv.slice(2);
const isNamed = ({ name }: Proof) => words.some((word) => name.includes(word));
const chosen = words.length === 0 ? proofs : proofs.filter(isNamed);
/** Words that name no proof select parts of a proof. */
const parts = words.filter((word) => !proofs.some(({ name }) => name.includes(word)));
if (chosen.length === 0) {
  console.error(
    `No proof is called '${words.join(' ')}': ${proofs.map(({ name }) => name).join('; ')}.`,
  );
  process.exit(1);
}

await fetchChromium(say);
let isSound = true;
for (const { name, run } of chosen) {
  const started = Date.now();
  const cases = await run(say, parts);
  if (cases === 'not run') {
    say(`${name}: not run`);
    continue;
  }
  const failed = cases.filter(({ failure }) => failure !== undefined);
  for (const { name: which, failure } of failed.slice(0, mostShown))
    say(`✗ ${which}\n  ${failure}`);
  if (failed.length > mostShown) say(`and ${failed.length - mostShown} more`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${name}: ${cases.length} tried, ${failed.length} failed, in ${seconds} s`);
  isSound &&= failed.length === 0 && cases.length > 0;
}
process.exit(isSound ? 0 : 1);
