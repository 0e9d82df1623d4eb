/** `npm run build:lib`: builds the components and screens as a package in dist/lib. */
import { buildLibrary } from './buildLibrary.ts';

const started = Date.now();
const { modules } = await buildLibrary();
console.log(`dist/lib: ${modules} modules in ${((Date.now() - started) / 1000).toFixed(1)} s`);
