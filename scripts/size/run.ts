/** `npm run size`: the size of each way into the app. `-- --update` stores it as the budget. */
import { measureSizes } from './checkSizes.ts';

const { sizes, changes } = await measureSizes(process.argv.includes('--update'));
console.table(sizes);
for (const line of changes) console.log(line);
