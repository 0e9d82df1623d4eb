import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds a bench page as the product is built and serves it on the loopback. */
export async function servePage(
  folder: string,
  port: number,
): Promise<{ readonly close: () => Promise<void> }> {
  const page = {
    configFile: false as const,
    root: resolve(folder),
    logLevel: 'warn' as const,
    plugins: [react()],
    build: { outDir: resolve('dist', folder), emptyOutDir: true },
    preview: { port, host: '127.0.0.1', strictPort: true },
  };
  await build(page);
  const server = await preview(page);
  return { close: () => server.close() };
}
