/** `npm run deploy:check -- https://app.example [--host name] [--report url] [--secure]`: compares a live address
 * with the table, header by header. `--secure` is for an address behind a TLS proxy. */
import { parseArgs } from 'node:util';
import { giveUp } from '../process.ts';
import { checkSite } from './checkSite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string' }, report: { type: 'string' }, secure: { type: 'boolean' } },
});
const [address] = positionals;

if (address === undefined || !URL.canParse(address))
  giveUp('Which address? npm run deploy:check -- https://app.example');

try {
  const findings = await checkSite(address, values);
  for (const { what, problem } of findings)
    console.log(problem === undefined ? `✓ ${what}` : `✗ ${what} ${problem}`);
  const wrong = findings.filter(({ problem }) => problem !== undefined).length;
  console.log(`${findings.length - wrong} as they should be, ${wrong} not`);
  process.exit(wrong === 0 ? 0 : 1);
} catch (error) {
  giveUp(error);
}
