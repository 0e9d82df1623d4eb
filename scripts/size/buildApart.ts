import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../process.ts';

/** Where the app is built with its packages in files of their own. */
export const apartFolder = join(root, 'dist', 'apart');

/** The sign-in client has a file of its own in any case. */
const packages = { name: 'packages', priority: 9, test: /node_modules(?!.*auth0-spa-js)/ };

/** Builds the app with its packages apart: so it can be told how much of a file is ours. It is never deployed. */
export async function buildApart(): Promise<void> {
  await build({
    root,
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: apartFolder,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: { groups: [packages] } } },
    },
  });
}
