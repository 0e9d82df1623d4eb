import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compressed, type Encoding, type Packed } from './compressed.ts';
import type { HeaderOptions } from './headers.ts';
import { assetHeaders, pageHeaders, plainFileHeaders, workerHeaders } from './headers.ts';

/** One file as it is sent: its content, compressed when first requested in an encoding, and its headers. */
export interface BuiltFile {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: (encoding: Encoding) => Promise<Packed>;
}

/** The built app in memory. */
export interface BuiltApp {
  /** Checks the folder at each request, so that a new build is served at once. */
  file(pathname: string): Promise<BuiltFile | undefined>;
  page(): Promise<BuiltFile>;
}

const types: Readonly<Record<string, string>> = {
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

/** The path of the sign-in client's token worker, as requested by the app. */
const workerPath = '/auth0-spa-js.worker.production.js';
const pagePath = '/index.html';
const assetPath = /^\/assets\/[\w.-]+$/;

interface Build {
  readonly stamp: number;
  readonly paths: ReadonlySet<string>;
  readonly files: Map<string, BuiltFile>;
}

/** Inserts the deployment's settings or notice into the page. */
export type Fill = (html: string) => string;

/** Reads the built app from its folder. */
export function builtApp(folder: string, place: HeaderOptions, fill: Fill): BuiltApp {
  let build: Promise<Build> | undefined;

  const current = async (): Promise<Build> => {
    const { mtimeMs } = await stat(join(folder, pagePath));
    // After a failure the folder is read again.
    const known = await build?.catch(() => undefined);
    if (known?.stamp === mtimeMs) return known;
    build = readBuild(folder, mtimeMs);
    return build;
  };

  /** True for an asset that was written after the page: the folder may have been read before. */
  const isLateAsset = async (pathname: string): Promise<boolean> => {
    if (!assetPath.test(pathname)) return false;
    const found = await lstat(join(folder, pathname)).catch(() => undefined);
    return found?.isFile() ?? false;
  };

  const load = async (pathname: string): Promise<BuiltFile> => {
    const raw = await readFile(join(folder, pathname));
    if (pathname !== pagePath) return toFile(raw, headersFor(pathname, place));
    const html = fill(raw.toString());
    return toFile(Buffer.from(html), pageHeaders(place, html));
  };

  const file = async (pathname: string): Promise<BuiltFile | undefined> => {
    const { paths, files } = await current();
    const known = files.get(pathname);
    if (known) return known;
    if (!paths.has(pathname) && !(await isLateAsset(pathname))) return undefined;
    const loaded = await load(pathname);
    files.set(pathname, loaded);
    return loaded;
  };

  return {
    file,
    page: async () => {
      const page = await file(pagePath);
      if (!page) throw new Error(`There is no index.html in ${folder}.`);
      return page;
    },
  };
}

async function readBuild(folder: string, stamp: number): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Hidden files are the build's own records, not part of the app.
    .filter((path) => !path.startsWith('.'));
  return { stamp, paths: new Set(paths.map((path) => `/${path}`)), files: new Map() };
}

function headersFor(pathname: string, place: HeaderOptions): Readonly<Record<string, string>> {
  const type = types[extname(pathname)] ?? 'application/octet-stream';
  const rest =
    pathname === workerPath
      ? workerHeaders(place)
      : pathname.startsWith('/assets/')
        ? assetHeaders(place)
        : plainFileHeaders(place);
  return { ...rest, 'Content-Type': type };
}

const toFile = (content: Buffer, headers: Readonly<Record<string, string>>): BuiltFile => ({
  etag: createHash('sha256').update(content).digest('base64url').slice(0, 20),
  headers,
  packed: compressed(content, headers['Content-Type'] ?? ''),
});
