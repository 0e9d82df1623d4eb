/** `npm run size`: what each way into the app weighs. `-- --update` keeps it as the budget. */
import { measureSizes } from './checkSizes.ts';

console.table(await measureSizes(process.argv.includes('--update')));
