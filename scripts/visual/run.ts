/** `npm run test:visual`: compares pictures of the tagged stories. `-- --update` stores new ones, `-- users` limits the stories. */
import { parseArgs } from 'node:util';
import { fetchChromium } from '../fetchChromium.ts';
import { count } from '../testing/outcome.ts';
import { compareStories } from './compareStories.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const say = (line: string) => console.log(line);

await fetchChromium(say);
const started = Date.now();
const outcomes = await compareStories({ only: positionals[0], isUpdate: values.update, say });
if (outcomes === null) process.exit(0);
for (const { name, failure } of outcomes) if (failure !== undefined) say(`✗ ${name}: ${failure}`);
const { passed, failed } = count(outcomes);
const milliseconds = Math.round((Date.now() - started) / Math.max(outcomes.length, 1));
say(`${passed} passed, ${failed} failed (${milliseconds} ms for each picture)`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
