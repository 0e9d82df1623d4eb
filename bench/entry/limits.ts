import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ask } from '#server/testing/loopback.ts';
import type { Member } from './member.ts';

/** Static pages as lower limits, on their own server. */
export interface Limits extends AsyncDisposable {
  readonly address: string;
}

/** Returns only the loading view, without scripts. */
const loadingView = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*modulepreload[^>]*>/g, '');

/**
 * Serves the entry and the keyword page as plain HTML, and a plain table that requests its rows from the product's API.
 * The font is a file of the build, as in the product.
 */
export async function serveLimits(appFolder: string, member: Member): Promise<Limits> {
  const entry = loadingView(await readFile(join(appFolder, 'index.html'), 'utf8'));
  const byHand = await readFile(join(import.meta.dirname, '../pages/byHand/index.html'));
  const pages: Readonly<Record<string, string | Buffer>> = {
    '/entry': entry,
    '/keywords': member.staticPage,
    '/byHand': byHand,
  };
  const packed = new Map(
    Object.entries(pages).map(([path, page]) => [path, brotliCompressSync(page)]),
  );
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = packed.get(path);
    const send = (type: string, body: Buffer, encoding = 'br') => {
      const packing = encoding === '' ? {} : { 'content-encoding': encoding };
      response.writeHead(200, { 'content-type': type, ...packing, 'cache-control': 'no-cache' });
      response.end(body);
    };
    if (page) return send('text/html; charset=utf-8', page);
    if (path === '/rows') {
      const { url, authorization } = member.list;
      void ask(url, { headers: { authorization } }).then(({ body }) =>
        send('application/json', brotliCompressSync(body)),
      );
      return undefined;
    }
    void readFile(join(appFolder, path)).then(
      (body) => send('font/woff2', body, ''),
      () => response.writeHead(404).end(),
    );
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
