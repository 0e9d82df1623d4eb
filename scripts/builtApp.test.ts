import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { demoProfile, demoUsers } from '#mocks/fixtures/demo.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellwether-built-'));
let names: readonly string[] = [];
let texts: readonly { readonly name: string; readonly text: string }[] = [];

beforeAll(async () => {
  await build({ logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
  // The build manifest is not deployed.
  names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '' && !name.startsWith('.'),
  );
  texts = names
    .filter((name) => ['.js', '.css', '.html', '.svg', '.json'].includes(extname(name)))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What only tests, stories, the mock API and tools of developers contain. */
const traces: Readonly<Record<string, string | RegExp>> = {
  'the business of the demo': demoProfile.name,
  'what it says of itself': demoProfile.description.slice(0, 40),
  'a user of the demo': demoUsers[0]?.name ?? '',
  'a company of the fixtures': aTargetCompany().name,
  'a prospect of the fixtures': aProspect().name,
  'samples of the server': 'sourdough',
  'the tricky strings': '__tricky',
  'the mock service worker': /mockServiceWorker|setupWorker|\[MSW\]/,
  'the test runner': /vitest|__vi_import__/,
  'the workshop': /storybook/i,
  'the browser driver': /playwright|puppeteer/i,
  'the provider of the sandbox': /oidc-provider/,
  'the generator of cases': /fast-check/,
  'the development build of the view': /react-dom-client\.development|jsxDEV\(/,
  'a source map': /^\/\/# sourceMappingURL=/m,
  'a breakpoint': /\bdebugger\b/,
  'a path of the machine it was built on': /\/node_modules\/|file:\/\/\//,
};

describe('the built app', () => {
  it('exists', () => {
    expect(names).toContain('index.html');
    expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(3);
  });

  it.each(Object.entries(traces))('does not contain %s', (_what, trace) => {
    const isIn = (text: string) =>
      typeof trace === 'string' ? text.includes(trace) : trace.test(text);
    const found = texts.filter(({ text }) => isIn(text));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('ships no source map', () => {
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});
