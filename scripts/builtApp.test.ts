import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { demoProfile } from '#mocks/fixtures/demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellwether-built-'));
let files: { readonly name: string; readonly text: string }[] = [];

beforeAll(async () => {
  await build({ logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Texts that reveal code of the mock API, its data, the sandbox or Storybook in the built product. */
const traces = [
  'mockServiceWorker',
  'setupWorker',
  demoProfile.name,
  'sourdough',
  'oidc-provider',
  'storybook',
  'fast-check',
];

describe('the built app', () => {
  it('exists', () => {
    expect(files.some(({ name }) => name === 'index.html')).toBe(true);
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(3);
  });

  it.each(traces)('does not contain %s', (trace) => {
    expect(files.filter(({ text }) => text.includes(trace)).map(({ name }) => name)).toEqual([]);
  });

  it('ships no source map', () => {
    expect(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.map'),
      ),
    ).toEqual([]);
  });
});
