import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig, type Plugin } from 'vite';

const configOf = (folder: string, plugins: readonly Plugin[] = []): InlineConfig => ({
  configFile: false,
  root: resolve(folder),
  logLevel: 'warn',
  plugins: [react(), ...plugins],
  build: { outDir: resolve('dist', folder), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});

/** Builds a bench page with the product's build options, into the folder of the same name in `dist`. */
export async function buildPage(folder: string, plugins: readonly Plugin[] = []): Promise<void> {
  await build(configOf(folder, plugins));
}

/** Builds a bench page and serves it on a loopback port. */
export async function servePage(
  folder: string,
  port: number,
): Promise<{ readonly close: () => Promise<void> }> {
  await buildPage(folder);
  const server = await preview({
    ...configOf(folder),
    preview: { port, host: '127.0.0.1', strictPort: true },
  });
  return { close: () => server.close() };
}
