/** `npm run size`: the size of each way into the app. `-- --update` stores it as the budget. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { appFolder, buildWhenStale } from '../appBuild.ts';
import { root } from '../process.ts';
import { changesSince, type Sizes } from './budget.ts';
import { budgetFile, readBudget } from './checkSizes.ts';
import { ownSizesOfBuild, sizesOfBuild } from './routeSizes.ts';

/** The folder of the build with packages in separate files. */
const apartFolder = join(root, 'dist', 'apart');

/** All packages but the sign-in client, which has its own file anyway. */
const inPackages = { name: 'packages', priority: 9, test: /node_modules(?!.*auth0-spa-js)/ };

await buildWhenStale();
// Never deployed: it measures our own code.
await build({
  root,
  mode: 'production',
  logLevel: 'error',
  build: {
    outDir: apartFolder,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [inPackages] } } },
  },
});
const own = ownSizesOfBuild(apartFolder);
const sizes: Sizes = Object.fromEntries(
  Object.entries(sizesOfBuild(appFolder)).map(([name, size]) => {
    const ours = own[name]?.kilobytes ?? 0;
    const packages = Math.round((size.kilobytes - ours) * 10) / 10;
    return [name, { ...size, ours, packages }];
  }),
);
console.table(sizes);
for (const line of changesSince(readBudget(), sizes)) console.log(line);
if (process.argv.includes('--update'))
  writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);
