import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { openBrowser } from '../browser.ts';
import { output, root } from '../process.ts';
import { serveFolder } from '../serveFolder.ts';
import { caseOf, type Outcome } from '../testing/outcome.ts';
import { buildLibrary, libraryFolder } from './buildLibrary.ts';
import { createConsumer, type Consumer } from './consumer.ts';

async function pack(folder: string): Promise<string> {
  const asked = ['pack', libraryFolder, '--pack-destination', folder, '--silent'];
  const said = await output('npm', asked);
  return join(folder, said.trim().split('\n').at(-1) ?? '');
}

async function lintPackage(): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: libraryFolder, strict: true });
  const said = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  if (said.length > 0) throw new Error(said.join('\n'));
}

async function checkTypes({ folder, write }: Consumer): Promise<void> {
  await write(
    'page.tsx',
    await readFile(join(root, 'stories', 'docs', 'libraryExample.tsx'), 'utf8'),
  );
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: 'nodenext',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
  };
  await write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['page.tsx'] }));
  await output('tsc', ['--project', folder], { cwd: folder });
}

/** Runs the code of Docs / Using the library. */
async function render({ folder, write, bundle }: Consumer): Promise<void> {
  await write(
    'index.html',
    '<div id="root"></div><script type="module" src="./page.tsx"></script>',
  );
  await bundle();
  await using site = await serveFolder(join(folder, 'dist'));
  await using browser = await openBrowser();
  const tab = await browser.newPage();
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  await tab.goto(site.address);
  const table = tab.getByRole('table', { name: 'Suchbegriffe' });
  await table.getByRole('row').nth(2).waitFor();
  await tab.getByRole('heading', { name: 'Mitglieder' }).waitFor();
  await tab.getByText('dana@crumb.example').waitFor();
  const publish = tab.getByRole('button', { name: 'Veröffentlichen' });
  const colour = await publish.evaluate((button) => getComputedStyle(button).backgroundColor);
  if (colour !== 'rgb(107, 47, 160)')
    errors.push(`The button is ${colour}, not the page's own colour.`);
  await publish.click();
  const question = tab.getByRole('alertdialog', { name: 'Liste veröffentlichen?' });
  await question.getByRole('button', { name: 'Abbrechen' }).waitFor();
  await question.getByRole('button', { name: 'Ja' }).click();
  await tab.getByText('Veröffentlicht').waitFor();
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Importing a button bundles no table, no dialog and no screen. */
async function bundleOne({ write, bundle }: Consumer): Promise<void> {
  await write('one.js', "import { Button } from 'bellwether';\nconsole.log(Button);");
  const modules = await bundle('one.js');
  const ours = modules.filter((module) => module.includes('/bellwether/'));
  const strange = modules.filter((module) =>
    /bellwether\/(mocks|src\/(screens|domain|components\/(?!Button|Spinner|theme)))|headlessui|@tanstack/.test(
      module,
    ),
  );
  if (ours.length === 0) throw new Error('The button itself is not in the bundle.');
  if (strange.length > 0) throw new Error(`A button also brings:\n${strange.join('\n')}`);
}

/** Builds the library, packs it, installs it in an empty project in this folder and tests it there. */
async function proveIn(folder: string): Promise<Outcome[]> {
  let tarball = '';
  const built = await caseOf('builds and packs', async () => {
    await buildLibrary();
    tarball = await pack(folder);
  });
  if (built.failure !== undefined) return [built];
  const consumer = await createConsumer(tarball, join(folder, 'consumer'));
  return [
    built,
    await caseOf('is a sound package (publint)', lintPackage),
    await caseOf('has types that resolve (attw)', () =>
      output('attw', [tarball, '--profile', 'esm-only', '--no-emoji']),
    ),
    await caseOf('is typed where it is installed', () => checkTypes(consumer)),
    await caseOf('shows the page of the docs in an empty project', () => render(consumer)),
    await caseOf('gives one component without the rest', () => bundleOne(consumer)),
  ];
}

/** Tests the library as it is installed elsewhere. */
export async function proveLibrary(): Promise<Outcome[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bellwether-library-'));
  return await proveIn(folder.path);
}
