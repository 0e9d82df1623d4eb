/** `npm run size`: the size of each way into the app. `-- --update` stores it as the budget. */
import { writeFileSync } from 'node:fs';
import { appFolder, buildWhenStale } from '../appBuild.ts';
import { changesSince, type Sizes } from './budget.ts';
import { apartFolder, buildApart } from './buildApart.ts';
import { budgetFile, readBudget } from './checkSizes.ts';
import { ownSizesOfBuild, sizesOfBuild, unpackedSizes } from './routeSizes.ts';

await buildWhenStale();
await buildApart();
const own = ownSizesOfBuild(apartFolder);
const unpacked = ownSizesOfBuild(apartFolder, unpackedSizes(apartFolder));
const sizes: Sizes = Object.fromEntries(
  Object.entries(sizesOfBuild(appFolder)).map(([name, size]) => {
    const ours = own[name]?.kilobytes ?? 0;
    const packages = Math.round((size.kilobytes - ours) * 10) / 10;
    return [name, { ...size, ours, packages }];
  }),
);
console.table(
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      { ...size, 'ours unpacked': unpacked[name]?.kilobytes },
    ]),
  ),
);
for (const line of changesSince(readBudget(), sizes)) console.log(line);
if (process.argv.includes('--update'))
  writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);
