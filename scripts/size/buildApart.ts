import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../process.ts';

/** The folder of the build with packages in separate files. */
export const apartFolder = join(root, 'dist', 'apart');

/** All packages but the sign-in client, which has its own file anyway. */
const packages = { name: 'packages', priority: 9, test: /node_modules(?!.*auth0-spa-js)/ };

/** Builds the app with packages in separate files, to measure our own code. It is never deployed. */
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
