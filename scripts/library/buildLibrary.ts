import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, run } from '../process.ts';
import { entries } from './entries.ts';
import { manifestOf, type Package } from './manifest.ts';
import { emitModules, importsIn, ownTarget, withRelativeImports } from './modules.ts';

export const libraryFolder = join(root, 'dist', 'lib');

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the type declarations, and makes their imports relative, because the compiler keeps aliases. */
async function emitTypes(): Promise<void> {
  const { code, output } = await run('tsc', ['--project', 'scripts/library/tsconfig.json']);
  if (code !== 0) throw new Error(output);
  for await (const file of glob('**/*.d.ts', { cwd: libraryFolder })) {
    const path = join(libraryFolder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, withRelativeImports(file, 'types.d.ts', text));
  }
}

/** Builds the library into dist/lib: an ES module for each source module, with types and a package.json. */
export async function buildLibrary(): Promise<{ modules: number }> {
  await rm(libraryFolder, { recursive: true, force: true });
  await emitTypes();
  const modules = await emitModules(root, Object.values(entries));
  const imported = new Set<string>();
  for (const [file, text] of modules) {
    await write(join(libraryFolder, file.replace(/\.tsx?$/, '.js')), text);
    for (const specifier of importsIn('module.js', text))
      if (ownTarget(file, specifier) === undefined) imported.add(specifier);
  }
  const ours: Package = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const manifest = JSON.stringify(manifestOf(ours, entries, imported), null, 2);
  await write(join(libraryFolder, 'package.json'), `${manifest}\n`);
  await copyFile(join(root, 'LICENSE'), join(libraryFolder, 'LICENSE'));
  return { modules: modules.size };
}
