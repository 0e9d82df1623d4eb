import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { builtApp } from './builtApp.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellwether-app-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build whose files have the given modification time, in seconds. */
function build(name: string, second: number): void {
  writeFileSync(join(folder, 'assets', `${name}.js`), `// ${name}`);
  const page = join(folder, 'index.html');
  writeFileSync(page, `<head></head><script src="/assets/${name}.js"></script>`);
  utimesSync(page, second, second);
}

const place = { identity: 'http://id.app.localhost', isSecure: false };
const textOf = async (file: { packed: (encoding: 'identity') => Promise<{ body: Buffer }> }) =>
  (await file.packed('identity')).body.toString();

it('serves a new build at once, and no files of the old one', async () => {
  build('first', 1000);
  const app = builtApp(folder, place, (html) => html);
  expect(await textOf(await app.page())).toContain('first.js');
  expect(await app.file('/assets/first.js')).toBeDefined();

  rmSync(join(folder, 'assets', 'first.js'));
  build('second', 2000);
  expect(await textOf(await app.page())).toContain('second.js');
  expect(await app.file('/assets/second.js')).toBeDefined();
  expect(await app.file('/assets/first.js')).toBeUndefined();
});

it('is read again after a failure', async () => {
  build('first', 1000);
  const app = builtApp(folder, place, (html) => html);
  // As when another build replaces the folder meanwhile.
  const readdir = vi.spyOn(fs, 'readdir').mockRejectedValue(new Error('ENOENT'));
  syncBuiltinESMExports();
  await expect(app.page()).rejects.toThrow('ENOENT');
  readdir.mockRestore();
  syncBuiltinESMExports();
  expect(await textOf(await app.page())).toContain('first.js');
});

it('serves assets that are written after the page, and nothing outside their folder', async () => {
  build('first', 1000);
  const app = builtApp(folder, place, (html) => html);
  expect(await app.file('/assets/late.js')).toBeUndefined();
  writeFileSync(join(folder, 'assets', 'late.js'), '// late');
  writeFileSync(join(folder, 'late.js'), '// elsewhere');
  expect(await app.file('/assets/late.js')).toBeDefined();
  for (const path of ['/late.js', '/assets/../late.js', '/assets/', '/assets/..'])
    expect(await app.file(path)).toBeUndefined();
});
