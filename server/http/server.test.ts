import { request } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, type LoopbackRequest } from '../testing/loopback.ts';
import type { Rows } from '../rows/rows.ts';
import { settingsFor } from './appSettings.ts';
import { createServer } from './server.ts';
import { startIssuer } from '../testing/issuer.ts';
import { createSandbox } from '../testing/sandbox.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.remove());
afterEach(() => {
  sandbox.logged.length = 0;
});

const visit = (path: string, options?: LoopbackRequest) => ask(sandbox.origin + path, options);
const json = { 'content-type': 'application/json' };

describe('the page', () => {
  it.each(['/', '/keyword-research', '/users?next=/x', '/some.page', '/../../etc/passwd'])(
    'is what %s is answered with',
    async (path) => {
      const answer = await visit(path, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('The app');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('contains the settings for its port', async () => {
    const { text } = await visit('/');
    expect(text).toContain(`"domain":"http://id.app.localhost:${sandbox.port}"`);
  });

  it('is served on every host of the app, and on no other', async () => {
    for (const host of ['localhost', '127.0.0.1', 'acme.app.localhost']) {
      expect((await ask(`http://${host}:${sandbox.port}/`)).text).toContain('The app');
    }
    const stranger = await visit('/', { headers: { host: `evil.example:${sandbox.port}` } });
    expect(stranger.status).toBe(421);
    expect(stranger.text).not.toContain('The app');
  });

  it('accepts only GET and HEAD', async () => {
    const answer = await visit('/', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
    expect((await visit('/', { method: 'HEAD' })).text).toBe('');
  });
});

describe('files', () => {
  it('are cached forever when their name changes with their content', async () => {
    const answer = await visit('/assets/main-abc.js');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await visit('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('are compressed as the browser accepts', async () => {
    const plain = await visit('/assets/main-abc.js');
    const brotli = await visit('/assets/main-abc.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    const zipped = await visit('/assets/main-abc.js', {
      headers: { 'accept-encoding': 'gzip, br;q=0' },
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(brotli.body.length).toBeLessThan(plain.body.length / 10);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  });

  it('are not sent twice', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { headers: first } = await visit('/assets/main-abc.js', { headers });
    const again = await visit('/assets/main-abc.js', {
      headers: { ...headers, 'if-none-match': String(first['etag']) },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('that are missing are not answered with the page', async () => {
    for (const path of ['/gone.js', '/.vite/manifest.json', '/favicon.ico']) {
      const answer = await visit(path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('The app');
      expect(answer.headers).toHaveProperty('content-security-policy');
    }
  });

  it('have their own policy when they run as a worker', async () => {
    const { headers } = await visit('/auth0-spa-js.worker.production.js');
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none'; connect-src http://id.app.localhost:${sandbox.port}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

describe('the API', () => {
  it('passes bodies on, also those of DELETE', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await visit('/api/echo', { method, headers: json, body: '{"id":"ü"}' });
      expect(JSON.parse(answer.text)).toEqual({ method, body: '{"id":"ü"}' });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        vary: 'Origin, Accept-Encoding',
      });
    }
  });

  it('refuses a body over 1 MB and keeps running', async () => {
    const body = JSON.stringify('x'.repeat(1024 * 1024));
    const answer = await visit('/api/echo', { method: 'POST', headers: json, body });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text).message).toContain('1 MB');
    expect((await visit('/api/echo')).status).toBe(200);
  });

  it('refuses an endless body without a Content-Length', async () => {
    const url = `http://127.0.0.1:${sandbox.port}/api/echo`;
    const sent = request(url, { method: 'POST', headers: json });
    const part = Buffer.alloc(256 * 1024, 'x');
    const endless = new Readable({ read: () => void endless.push(part) });
    const status = await new Promise((resolve) => {
      sent.on('response', (res) => resolve(res.resume().statusCode));
      sent.on('error', () => resolve('dropped'));
      endless.pipe(sent);
    });
    endless.destroy();
    sent.destroy();
    expect([413, 'dropped']).toContain(status);
    expect((await visit('/api/echo')).status).toBe(200);
  });

  it('answers 500 once when a handler throws, and keeps running', async () => {
    const answer = await visit('/api/broken');
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false });
    expect(sandbox.logged).toHaveLength(1);
    expect((await visit('/api/echo')).status).toBe(200);
  });

  it('answers a preflight to its own origins only', async () => {
    const preflight = (origin: string) =>
      visit('/api/echo', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'DELETE' },
      });
    const own = `http://acme.app.localhost:${sandbox.port}`;
    expect((await preflight(own)).headers).toMatchObject({
      'access-control-allow-origin': own,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
    });
    const foreign = await preflight('https://evil.example');
    expect(foreign.status).toBe(204);
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('starting', () => {
  /** Gives access to the rows of a server that is being started. */
  const looking = () => {
    let seen: Rows | undefined;
    const prepare = async (rows: Rows) => void (seen = rows);
    const users = async () => (await seen?.list('users', 'demo', '')) ?? [];
    const removeOne = async () => seen?.remove('users', 'demo', String((await users())[0]?.id));
    return { prepare, users, removeOne };
  };

  it.each([
    ['the first time', {}, 3],
    ['the first time, told not to', { seed: 'none' as const }, 0],
    ['empty', { reset: true }, 0],
    ['empty, told to', { reset: true, seed: 'demo' as const }, 3],
  ])('fills the demo workspace or not: %s', async (_when, options, members) => {
    const { prepare, users } = looking();
    const own = await createTestSandbox({ ...options, prepare });
    expect(await users()).toHaveLength(members);
    await own.remove();
  });

  it('does not fill it a second time', async () => {
    const { prepare, users, removeOne } = looking();
    const own = await createTestSandbox({ prepare });
    await removeOne();
    await own.restart();
    expect(await users()).toHaveLength(2);
    await own.remove();
  });

  it('has the usual rates unless others are given', async () => {
    const dataFolder = temporaryFolder();
    const own = createServer({ port: 0, dataFolder, seed: 'none' });
    await own.start();
    const submit = () =>
      ask(`http://id.app.localhost:${own.port}/sign-in/none`, { method: 'POST' });
    const many = await Promise.all(Array.from({ length: 301 }, submit));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
    await own.stop();
  });

  it('says which port is taken and what to do', async () => {
    const second = createSandbox({
      port: sandbox.port,
      dataFolder: '/nowhere',
      appFolder: '/nowhere',
    });
    await expect(second.start()).rejects.toThrow(
      `Port ${sandbox.port} is already in use: stop what is using it, or choose another one with PORT=${sandbox.port + 1}.`,
    );
    await second.stop();
  });
});

it('says on every page opened from then on that suggestions are samples, once the model is gone', async () => {
  let isGone = false;
  const model = { baseUrl: 'http://127.0.0.1:1/v1', model: 'any' };
  const own = await createTestSandbox({
    suggestions: { model, isGone: () => isGone },
    warn: () => {},
  });
  const sentence = 'Sample suggestions. Connect a model to get real ones.';
  const page = await ask(own.origin);
  expect(page.text).not.toContain(sentence);
  isGone = true;
  expect((await ask(own.origin)).text).toContain(`"notice":{"text":"${sentence}"`);
  const again = { headers: { 'if-none-match': String(page.headers['etag']) } };
  expect((await ask(own.origin, again)).status).toBe(200);
  await own.remove();
});

it('puts the settings of its file into the page, with your own identity provider', async () => {
  const issuer = await startIssuer();
  const appSettings = { ...settingsFor(5173), apex: 'acme.example' };
  const own = await createTestSandbox({ openId: issuer.openId, appSettings });
  const { text, headers } = await ask(own.origin);
  expect(text).toContain('"apex":"acme.example"');
  expect(text).toContain('The app');
  expect(headers['content-security-policy']).toContain(new URL(issuer.openId.issuer).origin);
  await own.remove();
  await issuer.stop();
});
