import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServer as createApiServer, type Server } from '../http/server.ts';
import { SettingError } from '../settings.ts';
import { ask } from '../testing/loopback.ts';
import { serveLocally } from '../testing/serveLocally.ts';

const audience = 'https://api.example.com';
const people: Record<string, object> = {
  ada: { sub: 'ada', email: 'ada@acme.example', email_verified: true },
  mallory: { sub: 'ada', email: 'ada@acme.example', email_verified: true },
};

let provider: Awaited<ReturnType<typeof serveLocally>>;
let issuer = '';
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
/** The status of every answer, when it is not the usual one. */
let failing: number | undefined;
let server: Server | undefined;
let folder = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bellwether-issuer-'));
  failing = undefined;
  keys = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
  provider = await serveLocally((req, res) => {
    const subject = Buffer.from(
      req.headers.authorization?.split('.')[1] ?? '',
      'base64url',
    ).toString();
    const answers: Readonly<Record<string, unknown>> = {
      '/.well-known/openid-configuration': {
        issuer,
        jwks_uri: `${issuer}jwks.json`,
        userinfo_endpoint: `${issuer}userinfo`,
      },
      '/jwks.json': { keys: [key] },
      '/userinfo': subject && people[(JSON.parse(subject) as { sub: string }).sub],
    };
    const answer = answers[req.url ?? ''];
    res.writeHead(failing ?? (answer ? 200 : 404), { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(answer ?? {}));
  });
  issuer = `${provider.url}/`;
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await provider.close();
  rmSync(folder, { recursive: true });
});

async function start(at: string): Promise<number> {
  server = createApiServer({
    port: 0,
    dataFolder: folder,
    openId: { issuer: at, audience },
    apex: 'example.com',
  });
  await server.start();
  return server.port;
}

const token = (sub: string) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(sub)
    .setExpirationTime('1h')
    .sign(keys.privateKey);

it('identifies people by the tokens of the deployer’s provider', async () => {
  const port = await start(issuer);
  const call = async (who: string, method: string, path: string, body?: unknown) =>
    ask(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        host: 'acme.example.com',
        origin: 'https://acme.example.com',
        authorization: `Bearer ${await token(who)}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const about = { company: 'Acme', domain: 'acme', fullName: 'Ada' };
  const made = await call('ada', 'POST', '/acme/tenants', about);
  expect(made.status).toBe(201);
  expect(made.headers['access-control-allow-origin']).toBe('https://acme.example.com');
  expect((await call('ada', 'GET', '/v1/users/acme/getUsers')).text).toContain('ada@acme.example');
  // The user info of another subject must not lend its address to this token.
  expect((await call('mallory', 'GET', '/v1/users/acme/getUsers')).status).toBe(403);
  failing = 503;
  const meanwhile = await call('grace', 'GET', '/v1/users/acme/getUsers');
  expect([meanwhile.status, meanwhile.headers['retry-after']]).toEqual([503, '5']);
  const stranger = await ask(`http://127.0.0.1:${port}/api/acme/check`, {
    headers: { host: 'evil.example' },
  });
  expect(stranger.status).toBe(421);
});

it('is refused at the start as a wrong setting when its issuer differs or is not there', async () => {
  const failure = start(issuer.replace(/\/$/, ''));
  await expect(failure).rejects.toThrow(
    `OIDC_ISSUER must be ${issuer}, as its discovery document spells it, not ${issuer.slice(0, -1)}.`,
  );
  await expect(failure).rejects.toBeInstanceOf(SettingError);
  failing = 404;
  const missing = start(issuer);
  await expect(missing).rejects.toThrow(/cannot be read: it answers 404\.$/);
  await expect(missing).rejects.toBeInstanceOf(SettingError);
});

it.each([500, 429])(
  'is refused at the start when it answers %i, which may pass',
  async (status) => {
    failing = status;
    const failure = start(issuer);
    await expect(failure).rejects.toThrow(`cannot be read: it answers ${status}.`);
    await expect(failure).rejects.not.toBeInstanceOf(SettingError);
  },
);

it('is refused at the start when it cannot be reached, which may pass', async () => {
  const failure = start('http://127.0.0.1:1/');
  await expect(failure).rejects.toThrow(/^OIDC_ISSUER names http:.* cannot be read: /);
  await expect(failure).rejects.not.toBeInstanceOf(SettingError);
});
