/**
 * `npm run bench`: runs the named benches, or all of them. `BENCH_ROUNDS=9` sets the number of rounds in a browser, and
 * `BENCH_NETWORK=slow` also slows the network down in `routes`.
 */
import { nameChromiumWithWindows } from '#scripts/chromium.ts';
import { entryBench } from './entry.ts';
import { keywordsBench } from './keywords.ts';
import { looksBench } from './looks.ts';
import { memoryBench } from './memory.ts';
import { pasteBench } from './paste.ts';
import { pieceBench } from './piece.ts';
import { routesBench } from './routes.ts';
import { serverBench } from './server.ts';
import { suggestionsBench } from './suggestions.ts';

const benches: Readonly<Record<string, (given: readonly string[]) => Promise<void>>> = {
  entry: entryBench,
  routes: routesBench,
  keywords: keywordsBench,
  looks: looksBench,
  memory: memoryBench,
  paste: pasteBench,
  piece: pieceBench,
  server: serverBench,
  suggestions: suggestionsBench,
};

const words = process.argv.slice(2);
/** A number sets the seconds of the named bench. */
const given = words.filter((word) => /^[\d.]+$/.test(word));
const asked = words.filter((word) => !given.includes(word));
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
nameChromiumWithWindows();
for (const name of asked.length > 0 ? asked : Object.keys(benches)) await benches[name]?.(given);
