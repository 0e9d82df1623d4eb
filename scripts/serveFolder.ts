import { preview } from 'vite';

/** Serves a folder of built files on a loopback port; `await using` closes it. */
export async function serveFolder(folder: string): Promise<{ address: string } & AsyncDisposable> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    // Built files do not change while they are served, so browsers may cache them.
    preview: {
      host: '127.0.0.1',
      port: 0,
      open: false,
      headers: { 'Cache-Control': 'max-age=3600' },
    },
  });
  const place = server.httpServer.address();
  if (place === null || typeof place === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${place.port}/`,
    [Symbol.asyncDispose]: () => server.close(),
  };
}
