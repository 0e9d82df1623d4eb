/** `npm run new -- component PriceTag` or `npm run new -- page Ads Ad`: writes the files of a new component or page. */
import { giveUp, root, run } from '../process.ts';
import { writeNew } from './write.ts';

const [kind, name, nameOfOne] = process.argv.slice(2);
try {
  const { added, changed } = writeNew(root, kind, name, nameOfOne);
  await run('oxfmt', [...added, ...changed]);
  console.log(['New:', ...added, '', 'Changed:', ...changed].join('\n'));
  if (kind === 'page')
    console.log(
      '\nNext: its row in src/domain/pages/pageTable.ts, then npm run contract for docs/calls.md, and npm run size -- --update for its budget.',
    );
} catch (error) {
  giveUp(error);
}
