import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { output, root } from '../process.ts';

/** An empty project with only the library installed. */
export type Consumer = Awaited<ReturnType<typeof createConsumer>>;

/** Unpacks the tarball like an installation. Its dependencies are linked, so that no network is needed. */
async function install(tarball: string, modules: string): Promise<void> {
  const library = join(modules, 'bellwether');
  await mkdir(library, { recursive: true });
  await output('tar', ['-xzf', tarball, '-C', library, '--strip-components=1']);
  const manifest: Record<'dependencies' | 'peerDependencies', Record<string, string>> = JSON.parse(
    await readFile(join(library, 'package.json'), 'utf8'),
  );
  const asked = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...asked, '@types/react', '@types/react-dom']) {
    const place = join(modules, name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(root, 'node_modules', name), place);
  }
}

/** Creates an empty Vite project with the packed library installed. */
export async function createConsumer(tarball: string, folder: string) {
  await install(tarball, join(folder, 'node_modules'));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  /** Bundles the project's page, or only one module of it. Returns the bundled modules. */
  const bundle = async (entry?: string): Promise<string[]> => {
    const modules: string[] = [];
    const listModules: Rolldown.Plugin = {
      name: 'list-modules',
      generateBundle: (_, chunks) => {
        for (const chunk of Object.values(chunks))
          if (chunk.type === 'chunk') modules.push(...Object.keys(chunk.modules));
      },
    };
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [listModules],
      build: {
        emptyOutDir: false,
        ...(entry ? { rolldownOptions: { input: join(folder, entry) } } : {}),
      },
    });
    return modules;
  };
  return { folder, write, bundle };
}
