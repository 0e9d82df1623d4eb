import { resolve } from 'node:path';
import { signInWorker } from '#scripts/vite/signInWorker.ts';
import { buildPage } from '../servePage.ts';

const page = 'bench/pages/floor';

/** The folder of the built floor. */
export const floorFolder = resolve('dist', page);

/**
 * Builds the bare floor: the product's packages, wired as plainly as possible. Of the product it has only the worker of the
 * sign-in client, which the server's policy wants as a file of its own.
 */
export const buildFloor = (): Promise<void> => buildPage(page, [signInWorker()]);
