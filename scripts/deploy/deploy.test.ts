import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveLocally } from '#server/testing/serveLocally.ts';
import { createTestSandbox, type TestSandbox } from '#server/testing/testSandbox.ts';
import { workerPath } from '#state/session/tokenWorker.ts';
import { writeFiles } from '../writeFiles.ts';
import { caddyConfig } from './caddy.ts';
import { checkSite } from './checkSite.ts';
import { nginxConfig } from './nginx.ts';
import { writeSite } from './site.ts';
import { siteHeaders } from './siteHeaders.ts';
import { staticHostHeaders } from './staticHost.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellwether-deploy-'));
const built = join(folder, 'app');
const site = join(folder, 'site');
const settings = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../deploy/settings.example.json'), 'utf8'),
);
const page =
  '<!doctype html><html><head><script type="application/json" id="settings">{}</script>' +
  '<script>wear()</script><script type="module" src="/assets/main-abc.js"></script></head></html>';
let html = '';

beforeAll(async () => {
  writeFiles(built, {
    'index.html': page,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [workerPath]: '// the worker',
    'assets/main-abc.js': `// ${'long '.repeat(1000)}`,
  });
  html = await writeSite(built, site, settings);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a site for one environment', () => {
  it('has its settings in the page, and a compressed copy of every text file', () => {
    expect(html).toContain('"apex":"bellwether.example"');
    const script = readFileSync(join(site, 'assets/main-abc.js'));
    const packed = (ending: string) => readFileSync(join(site, `assets/main-abc.js.${ending}`));
    expect(brotliDecompressSync(packed('br'))).toEqual(script);
    expect(gunzipSync(packed('gz'))).toEqual(script);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe(html);
  });

  it('allows its provider, its API and the hashes of inline code in the policy', () => {
    const policy = siteHeaders(html, true).page['Content-Security-Policy'];
    expect(policy).toContain(
      "connect-src 'self' https://api.bellwether.example https://login.bellwether.example;",
    );
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('stays as it is until a new one is complete', async () => {
    await expect(writeSite(join(folder, 'nothing'), site, settings)).rejects.toThrow('ENOENT');
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe(html);
  });

  it('is not made with invalid settings', () => {
    expect(() => siteHeaders(page, true)).toThrow(/identity.*missing/);
  });

  it('has configurations with every header for nginx, Caddy and a static host', () => {
    const headers = siteHeaders(html, true, 'https://reports.example/csp');
    const nginx = nginxConfig(headers, 'bellwether.example *.bellwether.example');
    const caddy = caddyConfig(headers, 'bellwether.example, *.bellwether.example');
    const host = staticHostHeaders(headers);
    for (const kind of [headers.page, headers.assets, headers.worker, headers.files])
      for (const [name, value] of Object.entries(kind)) {
        if (name === 'Content-Type') continue;
        const quoted = `"${value.replaceAll('"', '\\"')}"`;
        expect(nginx).toContain(`add_header ${name} ${quoted} always;`);
        expect(caddy).toContain(`${name} ${quoted}`);
        expect(host).toContain(`${name}: ${value}`);
      }
  });
});

describe('the check of a live address', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ appFolder: built });
  });
  afterAll(() => sandbox.remove());
  const address = () => `http://127.0.0.1:${sandbox.port}`;

  it('finds nothing wrong with the sandbox', async () => {
    const findings = await checkSite(address(), { host: `app.localhost:${sandbox.port}` });
    expect(findings.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(findings.length).toBeGreaterThan(60);
  });

  it('reports each missing, wrong or unwanted header', async () => {
    const { url: address, close } = await serveLocally(({ url = '' }, response) => {
      response.statusCode = /keyword-research|favicon/.test(url) ? 404 : 200;
      response.setHeader('X-Powered-By', 'Hope');
      response.setHeader('Server', 'nginx/1.2.3');
      response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      response.end(html);
    });
    const findings = await checkSite(address);
    await close();
    const problems = new Map(findings.map(({ what, problem }) => [what, problem]));
    expect(problems.get('/ X-Frame-Options')).toBe('is SAMEORIGIN, should be DENY');
    expect(problems.get('/ Content-Security-Policy')).toMatch(/^is missing, should be default-src/);
    expect(problems.get('/ no x-powered-by')).toBe('is Hope');
    expect(problems.get('/ server version')).toBe('tells "nginx/1.2.3"');
    expect(problems.get('/assets/not-there.js status')).toBe('is 200, should be 404');
    expect(problems.get('/keyword-research status')).toBe('is 404');
    expect(problems.get('/favicon.svg status')).toBe('is 404');
    expect(problems.get('/ status')).toBeUndefined();
  });
});
