/** `npm run test:a11y`: runs all accessibility checks, or some: `-- axe`, `-- fit --only users`, `-- trees --update`. */
import { parseArgs } from 'node:util';
import { fetchChromium } from '../fetchChromium.ts';
import { count } from '../testing/outcome.ts';
import { parts, proveAccessibility } from './proveAccessibility.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const say = (line: string) => console.log(line);

const unknown = positionals.find((word) => !parts.some((part) => part === word));
if (unknown !== undefined) {
  console.error(`No part is called '${unknown}': ${parts.join(', ')}. --only limits the stories.`);
  process.exit(1);
}

await fetchChromium(say);
const outcomes = await proveAccessibility({
  chosen: parts.filter((part) => positionals.length === 0 || positionals.includes(part)),
  only: values.only,
  isUpdate: values.update,
  say,
});
for (const { name, failure } of outcomes) if (failure !== undefined) say(`✗ ${name}: ${failure}`);
const { passed, failed } = count(outcomes);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
