import { createHash } from 'node:crypto';
import { lstat, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HeaderOptions, Headers } from './headers.ts';
import { assetHeaders, pageHeaders, plainFileHeaders, workerHeaders } from './headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface BuiltFile {
  readonly etag: string;
  readonly headers: Headers;
  /** Compresses when an encoding is first requested. What is small or no text is sent uncompressed. */
  readonly packed: (wanted: Encoding) => Promise<{ body: Buffer; encoding: Encoding }>;
}

const types: Headers = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const workerPath = '/auth0-spa-js.worker.production.js';
const pagePath = '/index.html';

/** No hidden files, which are the build's own records, and no way out of the folder. */
const plainPath = /^(\/[\w-][\w.-]*)+$/;

export type Fill = (html: string) => string;

/** Returns the files of the built app from memory. They are read again after a new build, and once the model is gone, which the page says. */
export function builtFiles(folder: string, place: HeaderOptions, fill: Fill, isGone = () => false) {
  let build = { stamp: '', files: new Map<string, BuiltFile>() };

  const isThere = async (pathname: string): Promise<boolean> => {
    if (!plainPath.test(pathname)) return false;
    const found = await lstat(join(folder, pathname)).catch(() => undefined);
    return found?.isFile() ?? false;
  };

  const load = async (pathname: string): Promise<BuiltFile> => {
    const raw = await readFile(join(folder, pathname));
    if (pathname !== pagePath) return toFile(raw, headersFor(pathname, place));
    const html = fill(raw.toString());
    return toFile(Buffer.from(html), pageHeaders(place, html));
  };

  return async (pathname: string): Promise<BuiltFile | undefined> => {
    const { mtimeMs } = await stat(join(folder, pagePath));
    const stamp = `${mtimeMs} ${isGone()}`;
    if (build.stamp !== stamp) build = { stamp, files: new Map() };
    const { files } = build;
    const known = files.get(pathname);
    if (known) return known;
    if (pathname !== pagePath && !(await isThere(pathname))) return undefined;
    const file = await load(pathname);
    files.set(pathname, file);
    return file;
  };
}

function headersFor(pathname: string, place: HeaderOptions): Headers {
  const type = types[extname(pathname)] ?? 'application/octet-stream';
  const isAsset = pathname.startsWith('/assets/');
  const named = isAsset ? assetHeaders(place) : plainFileHeaders(place);
  const rest = pathname === workerPath ? workerHeaders(place) : named;
  return { ...rest, 'Content-Type': type };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Two levels below the best: hardly larger, and much faster. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Smaller files are sent uncompressed: they fit into one packet either way. In bytes. */
const minimumSize = 1024;

function toFile(content: Buffer, headers: Headers): BuiltFile {
  const isText = /^text\/|json|javascript|svg/.test(headers['Content-Type'] ?? '');
  const done = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 20),
    headers,
    packed: async (wanted) => {
      if (wanted === 'identity' || content.length < minimumSize || !isText)
        return { body: content, encoding: 'identity' };
      const pack = () => (wanted === 'br' ? toBrotli(content, quality) : toGzip(content));
      const packing = done.get(wanted) ?? pack();
      done.set(wanted, packing);
      return { body: await packing, encoding: wanted };
    },
  };
}

export const acceptedEncodings = ({ headers }: IncomingMessage): (string | undefined)[] =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());

function bestEncoding(req: IncomingMessage): Encoding {
  const names = acceptedEncodings(req);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

export type ServeApp = (
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
) => Promise<void>;

/** Serves the built app from its folder; every address without a file gets the page. */
export function serveBuiltApp(...app: Parameters<typeof builtFiles>): ServeApp {
  const [, place] = app;
  const fileAt = builtFiles(...app);
  const refuse = (res: ServerResponse, status: number, text: string): void => {
    const headers = { ...pageHeaders(place), 'Content-Type': 'text/plain; charset=utf-8' };
    res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text);
  };
  return async (req, res, pathname) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return refuse(res, 405, 'Method not allowed');
    }
    const named = await fileAt(pathname);
    const file = named ?? (isForFile(req, pathname) ? undefined : await fileAt(pagePath));
    return file ? send(req, res, file) : refuse(res, 404, 'Not found');
  };
}

/** A missing file must not be answered with the page: a browser would try to run it. */
const isForFile = (req: IncomingMessage, pathname: string): boolean =>
  pathname.startsWith('/assets/') ||
  (/\.\w+$/.test(pathname) && !(req.headers.accept ?? '').includes('text/html'));

async function send(req: IncomingMessage, res: ServerResponse, file: BuiltFile): Promise<void> {
  const { body, encoding } = await file.packed(bestEncoding(req));
  const isPlain = encoding === 'identity';
  const etag = isPlain ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  const headers = {
    ...file.headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(!isPlain && { 'Content-Encoding': encoding }),
  };
  const known = (req.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(etag)) return void res.writeHead(304, headers).end();
  res.writeHead(200, { ...headers, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
