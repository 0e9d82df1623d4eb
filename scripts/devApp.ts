import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { ServeApp } from '#server/http/builtApp.ts';
import { withSettings } from '#server/http/appSettings.ts';
import { root } from './process.ts';

/** Development injects styles and scripts into the page, so the strict policy of the built app is left out here. */
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** Serves the app from its sources; `close` stops it. */
export function createDevApp() {
  let vite: ViteDevServer | undefined;
  const makeServeApp = async (server: Server, settings: unknown): Promise<ServeApp> => {
    const running = await createVite({
      root,
      appType: 'custom',
      server: {
        middlewareMode: true,
        hmr: { server },
        allowedHosts: ['.localhost'],
        watch: { ignored: ['**/.data/**', '**/dist/**'] },
      },
    });
    vite = running;
    return (req, res) =>
      new Promise((resolve, reject) => {
        res.once('close', resolve);
        running.middlewares(req, res, (error: unknown) => {
          if (error) return reject(error);
          const isPage = (req.headers.accept ?? '').includes('text/html');
          if (!isPage) return res.writeHead(404).end();
          return page(running, req.url ?? '/', settings).then(
            (html) => res.writeHead(200, headers).end(html),
            reject,
          );
        });
      });
  };
  return { makeServeApp, close: async () => vite?.close() };
}

async function page(running: ViteDevServer, url: string, settings: unknown): Promise<string> {
  const html = await readFile(join(root, 'index.html'), 'utf8');
  return withSettings(await running.transformIndexHtml(url, html), settings);
}
