/** `npm run size`: what each way into the app weighs. `-- --update` keeps it as the budget. */
import { measureSizes } from './checkSizes.ts';

const { sizes, changes } = await measureSizes(process.argv.includes('--update'));
console.table(sizes);
for (const line of changes) console.log(line);
