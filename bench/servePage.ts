import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { serveFolder } from '#scripts/serveFolder.ts';

const folderOf = (page: string): string => resolve('dist', page);

/** Builds a bench page with the product's build options, into the folder of the same name in `dist`. */
export async function buildPage(page: string, plugins: readonly Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    root: resolve(page),
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    build: { outDir: folderOf(page), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
}

/** Builds a bench page and serves it on a loopback port; `await using` closes it. */
export async function servePage(page: string): ReturnType<typeof serveFolder> {
  await buildPage(page);
  return serveFolder(folderOf(page));
}
