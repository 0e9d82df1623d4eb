import type { IncomingMessage, ServerResponse } from 'node:http';
import { builtApp, type BuiltFile, type Fill } from './builtApp.ts';
import { bestEncoding } from './compressed.ts';
import { pageHeaders, type HeaderOptions } from './headers.ts';

/** Serves everything but the API and the provider: the app's page and its files. */
export type ServeApp = (
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
) => Promise<void>;

/** Serves the built app from its folder; every address without a file gets the page. */
export function serveBuiltApp(folder: string, place: HeaderOptions, fill: Fill): ServeApp {
  const app = builtApp(folder, place, fill);
  return async (req, res, pathname) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return refuse(res, place, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    const file = pathname === '/' ? undefined : await app.file(pathname);
    if (file) return send(req, res, file);
    if (isForFile(req, pathname)) return refuse(res, place, 404, 'Not found');
    return send(req, res, await app.page());
  };
}

/** A missing file must not be answered with the page: a browser would try to run it. */
const isForFile = (req: IncomingMessage, pathname: string): boolean =>
  pathname.startsWith('/assets/') ||
  (/\.\w+$/.test(pathname) && !(req.headers.accept ?? '').includes('text/html'));

async function send(req: IncomingMessage, res: ServerResponse, file: BuiltFile): Promise<void> {
  const { body, encoding } = await file.packed(bestEncoding(req.headers['accept-encoding']));
  const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  const headers = {
    ...file.headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  const known = (req.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag)) {
    res.writeHead(304, headers);
    res.end();
    return;
  }
  res.writeHead(200, { ...headers, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function refuse(
  res: ServerResponse,
  place: HeaderOptions,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    ...pageHeaders(place),
    ...more,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}
