import { resolve } from 'node:path';
import { signInWorker } from '#scripts/vite/signInWorker.ts';
import { buildPage } from '../servePage.ts';

const page = 'bench/pages/floor';

/** The folder of the built floor. */
export const floorFolder = resolve('dist', page);

/**
 * Builds the floor: a minimal app with the product's packages, as a lower limit. Of the product's code it has only the worker
 * of the sign-in client, which the server's policy allows only as a separate file.
 */
export const buildFloor = (): Promise<void> => buildPage(page, [signInWorker()]);
