import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A part of the build in Vite's manifest. */
interface Part {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Part>>;

/** The size of one way into the app. */
export interface RouteSize {
  /** Kilobytes of script, brotli-compressed, to one decimal place. */
  readonly kilobytes: number;
  readonly files: number;
}

/** A part and its static imports. */
function withImports(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const part = manifest[name];
  if (!part || found.has(name)) return found;
  found.add(name);
  for (const next of part.imports ?? []) withImports(manifest, next, found);
  return found;
}

const start = 'index.html';

/**
 * Returns the parts that each way in needs. Signing in needs no page. The first rows need the code that requests them, and the
 * sign-in client for its token. A page also needs the frame. The palette, which loads on demand, does not count.
 */
function waysIn(manifest: Manifest): [name: string, parts: readonly string[]][] {
  const client = Object.keys(manifest).filter((name) => name.includes('auth0-spa-js'));
  const called = (part: string) =>
    Object.keys(manifest).filter((name) => manifest[name]?.name === part);
  const [services, frame] = [called('services'), called('frame')];
  const pages = Object.keys(manifest).filter((name) =>
    /^src\/containers\/\w+Container\.tsx$/.test(name),
  );
  return [
    ['signing in', [start, ...client]],
    ['first rows', [start, ...client, ...services]],
    ...pages.map((page): [string, string[]] => [
      page.replace(/^src\/containers\/|Container\.tsx$/g, ''),
      [start, ...client, ...frame, page],
    ]),
  ];
}

/** Returns how much script each way into the app loads before it can show anything. */
export function routeSizes(
  manifest: Manifest,
  sizeOf: (file: string) => number,
): Readonly<Record<string, RouteSize>> {
  const sizes = waysIn(manifest).map(([name, parts]): [string, RouteSize] => {
    const needed = new Set(parts.flatMap((part) => [...withImports(manifest, part)]));
    const files = [...needed].flatMap((part) => manifest[part]?.file ?? []);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    return [name, { kilobytes: Math.round(bytes / 102.4) / 10, files: files.length }];
  });
  return Object.fromEntries(sizes);
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Returns a function for the size of a file as a deployment sends it, in bytes. Each file is compressed once. */
function packedSizes(folder: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size =
      known.get(file) ?? brotliCompressSync(readFileSync(join(folder, file)), quality).length;
    known.set(file, size);
    return size;
  };
}

/** Returns the same without packages, for a build that has packages in separate files. */
export function ownSizes(
  manifest: Manifest,
  sizeOf: (file: string) => number,
): Readonly<Record<string, RouteSize>> {
  const packages = Object.entries(manifest)
    .filter(([key, { name }]) => name === 'packages' || key.includes('node_modules'))
    .map(([, { file }]) => file);
  return routeSizes(manifest, (file) => (packages.includes(file) ? 0 : sizeOf(file)));
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Returns the sizes of a built app. */
export const sizesOfBuild = (folder: string): Readonly<Record<string, RouteSize>> =>
  routeSizes(manifestOf(folder), packedSizes(folder));

/** Returns the sizes of our own code in a build with separate packages. */
export const ownSizesOfBuild = (folder: string): Readonly<Record<string, RouteSize>> =>
  ownSizes(manifestOf(folder), packedSizes(folder));
