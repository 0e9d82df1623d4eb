import { join } from 'node:path';
import { buildWhenOlder } from './buildWhenOlder.ts';
import { output, root } from './process.ts';

/** The folder of the built app. */
export const appFolder = join(root, 'dist', 'app');

const sources = [
  'src',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

async function build(): Promise<void> {
  console.log('Building the app …');
  const started = Date.now();
  // Inside a test NODE_ENV would build React's test version.
  const env = { NODE_ENV: 'production' };
  await output('vite', ['build', '--logLevel', 'warn'], { env });
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds the app if it was not built since its sources changed. */
export const buildWhenStale = (): Promise<void> =>
  buildWhenOlder({ result: join(appFolder, 'index.html'), sources, run: build });
