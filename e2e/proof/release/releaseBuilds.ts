import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { output, root } from '#scripts/process.ts';

/** The inputs of the build. */
const sources = [
  'src',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
];

/** A text on every page, as the next release says it. */
export const nextText = 'Skip to the content';
const formerText = 'Skip to content';
const textFile = 'src/domain/words/shell.ts';

type Which = 'former' | 'next';

async function buildNext(folder: string, outDir: string): Promise<void> {
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, textFile);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(formerText)) throw new Error(`${textFile} has no “${formerText}”.`);
  writeFileSync(file, text.replace(formerText, nextText));
  await output('vite', ['build', '--outDir', outDir, '--logLevel', 'warn'], { cwd: folder });
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;

/** Two releases of the product, and the folder one of them is served from. */
export type Releases = Awaited<ReturnType<typeof makeReleases>>;

/** Builds the product twice. */
export async function makeReleases() {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-release-'));
  const former = join(folder, 'former');
  const next = join(folder, 'next');
  const served = join(folder, 'served');
  cpSync(appFolder, former, { recursive: true });
  await buildNext(join(folder, 'source'), next);
  const folders = { former, next };
  return {
    served,
    /** Serves a release, without the files named here. */
    serve(which: Which, without: readonly string[] = []) {
      rmSync(served, { recursive: true, force: true });
      cpSync(folders[which], served, { recursive: true });
      for (const file of without) rmSync(join(served, file));
    },
    /** The file of a page in a release. */
    partOf(which: Which, container: string) {
      const manifest = readManifest(folders[which]);
      const file = manifest[`src/containers/${container}.tsx`]?.file;
      if (file === undefined) throw new Error(`${container} has no file.`);
      return file;
    },
    /** The main script of the next release. */
    frameScript() {
      const names = readdirSync(join(next, 'assets'));
      const name = names.find((file) => /^frame-.*\.js$/.test(file));
      if (name === undefined) throw new Error('The main script was not found.');
      return join('assets', name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
