import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServer, type Server } from '../http/server.ts';
import { SettingError } from '../settings.ts';
import { startIssuer, type Issuer } from '../testing/issuer.ts';
import { ask } from '../testing/loopback.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

let provider: Issuer;
let server: Server | undefined;

beforeEach(async () => {
  provider = await startIssuer({ sub: 'ada', email: 'ada@acme.example', email_verified: true });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await provider.stop();
});

async function start(issuer = provider.openId.issuer): Promise<number> {
  server = createServer({
    port: 0,
    dataFolder: temporaryFolder(),
    openId: { ...provider.openId, issuer },
    apex: 'example.com',
  });
  await server.start();
  return server.port;
}

/** A token of this subject, whose address only the user info tells. */
const token = (sub: string) => provider.tokenFor('', { sub, email: undefined });

it('identifies people by the tokens of the deployer’s provider', async () => {
  const port = await start();
  const headers = { host: 'acme.example.com', origin: 'https://acme.example.com' };
  const call = async (who: string, method: string, path: string, json?: unknown) => {
    const sent = { method, headers, json, token: await token(who) };
    return ask(`http://127.0.0.1:${port}/api${path}`, sent);
  };
  const about = { company: 'Acme', domain: 'acme', fullName: 'Ada' };
  const made = await call('ada', 'POST', '/acme/tenants', about);
  expect(made.status).toBe(201);
  expect(made.headers['access-control-allow-origin']).toBe('https://acme.example.com');
  expect((await call('ada', 'GET', '/v1/users/acme/getUsers')).text).toContain('ada@acme.example');
  // The user info of another subject must not lend its address to this token.
  expect((await call('mallory', 'GET', '/v1/users/acme/getUsers')).status).toBe(403);
  provider.fail(503);
  const meanwhile = await call('grace', 'GET', '/v1/users/acme/getUsers');
  expect([meanwhile.status, meanwhile.headers['retry-after']]).toEqual([503, '5']);
  const stranger = await ask(`http://127.0.0.1:${port}/api/acme/check`, {
    headers: { host: 'evil.example' },
  });
  expect(stranger.status).toBe(421);
});

it('is refused at the start as a wrong setting when its issuer differs', async () => {
  const { issuer } = provider.openId;
  const failure = start(issuer.slice(0, -1));
  await expect(failure).rejects.toThrow(
    `OIDC_ISSUER must be ${issuer}, as its discovery document spells it, not ${issuer.slice(0, -1)}.`,
  );
  await expect(failure).rejects.toBeInstanceOf(SettingError);
});

it.each([
  [404, true],
  [500, false],
  [429, false],
])(
  'is refused at the start when it answers %i, as a wrong setting: %s',
  async (status, isWrong) => {
    provider.fail(status);
    const failure = await start().catch((error: unknown) => error);
    expect(String(failure)).toMatch(new RegExp(`cannot be read: it answers ${status}\\.$`));
    expect(failure instanceof SettingError).toBe(isWrong);
  },
);

it('is refused at the start when it cannot be reached, which may pass', async () => {
  const failure = start('http://127.0.0.1:1/');
  await expect(failure).rejects.toThrow(/^OIDC_ISSUER names http:.* cannot be read: /);
  await expect(failure).rejects.not.toBeInstanceOf(SettingError);
});
