/** `npm run proof`, or `npm run proof -- isolation`, or `npm run proof -- isolation /icps`: checks what the product promises and reports the number of cases. */
import { fetchChromium } from '#scripts/fetchChromium.ts';
import { runParts } from '#scripts/testing/runParts.ts';
import { exactlyOnce } from './exactlyOnce/exactlyOnce.ts';
import { isolation } from './isolation/isolation.ts';
import type { Proof } from './proof.ts';
import { limits } from './limits/limits.ts';
import { release } from './release/release.ts';
import { server } from './server/server.ts';
import { suggestions } from './suggestions/suggestionFlow.ts';

const proofs: readonly Proof[] = [exactlyOnce, isolation, release, server, limits, suggestions];
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
/** A proof that throws, or in which no case ran, counts as failed. */
const isSound = await runParts(
  chosen.map(({ name, run }) => ({ name, run: (asked) => run(say, asked) })),
  { filters: parts, say, fetchBrowser: async () => {} },
);
process.exit(isSound ? 0 : 1);
