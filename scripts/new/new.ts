/** `npm run new -- component Name` or `npm run new -- screen Name`: the files in the right rooms. */
import { root, run } from '../process.ts';
import { writeNew } from './write.ts';

const [kind, name] = process.argv.slice(2);
try {
  const files = writeNew(root, kind, name);
  await run('oxfmt', files);
  console.log(files.join('\n'));
  if (kind === 'screen')
    console.log('Next: its data in the container, its route in src/app/pageParts.ts.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
