/** `npm run size`: the size of each way into the app. `-- --update` stores it as the budget. */
import { measureSizes } from './checkSizes.ts';

const { sizes, unpacked, changes } = await measureSizes(process.argv.includes('--update'));
console.table(
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      { ...size, 'ours unpacked': unpacked[name] },
    ]),
  ),
);
for (const line of changes) console.log(line);
