import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, root } from '../process.ts';
import { writeFiles } from '../writeFiles.ts';
import { entries } from './entries.ts';
import { manifestOf, type Package } from './manifest.ts';
import { emitModules, withRelativeImports } from './modules.ts';

export const libraryFolder = join(root, 'dist', 'lib');

/** Writes the type declarations, and makes their imports relative, because the compiler keeps aliases. */
async function emitTypes(): Promise<void> {
  await output('tsc', ['--project', 'scripts/library/tsconfig.json']);
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
  const { modules, others } = await emitModules(root, Object.values(entries));
  for (const [file, text] of modules)
    writeFiles(libraryFolder, { [file.replace(/\.tsx?$/, '.js')]: text });
  const ours: Package = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const manifest = JSON.stringify(manifestOf(ours, entries, others), null, 2);
  writeFiles(libraryFolder, { 'package.json': `${manifest}\n` });
  await copyFile(join(root, 'LICENSE'), join(libraryFolder, 'LICENSE'));
  return { modules: modules.size };
}
