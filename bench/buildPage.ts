import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Builds a bench page with the product's build options, into the folder of the same name in `dist`. Returns that folder. */
export async function buildPage(page: string, plugins: readonly Plugin[] = []): Promise<string> {
  const folder = resolve('dist', page);
  await build({
    configFile: false,
    root: resolve(page),
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
  return folder;
}
