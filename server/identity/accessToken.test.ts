import { createHmac } from 'node:crypto';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type JWTPayload,
} from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveLocally } from '../testing/serveLocally.ts';
import { tokenCheck, unavailable, type TokenIssuer } from './accessToken.ts';

const issuer = 'https://login.example.com/';
const audience = 'https://api.example.com';
const ada = { email: 'Ada@Acme.example', email_verified: true };

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Keys;
let theirs: Keys;
let from: Omit<TokenIssuer, 'userinfo'>;
beforeAll(async () => {
  ours = await generateKeyPair('RS256');
  theirs = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256' };
  from = { issuer, audience, keys: createLocalJWKSet({ keys: [key] }) };
});

interface Made {
  readonly claims?: JWTPayload;
  readonly expires?: string | number;
  readonly by?: CryptoKey;
}

const token = ({ claims = ada, expires = '1h', by = ours.privateKey }: Made = {}) =>
  new SignJWT({ iss: issuer, aud: audience, sub: 'user|1', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setExpirationTime(expires)
    .sign(by);

const none = async () => undefined;
const knowing = () => vi.fn<TokenIssuer['userinfo']>(async () => ada);
const identify = (text: string, userinfo: TokenIssuer['userinfo'] = none) =>
  tokenCheck({ ...from, userinfo })(`Bearer ${text}`);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const plain = () => ({ iss: issuer, aud: audience, sub: 'user|1', exp: inAnHour(), ...ada });

afterEach(() => vi.useRealTimers());

describe('a token', () => {
  it('identifies the person', async () => {
    expect(await identify(await token())).toEqual({
      subject: 'user|1',
      email: 'ada@acme.example',
    });
  });

  it('is valid until it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const check = tokenCheck({ ...from, userinfo: none });
    const text = await token({ expires: '10s' });
    expect(await check(`Bearer ${text}`)).toBeDefined();
    vi.setSystemTime(Date.now() + 11_000);
    expect(await check(`Bearer ${text}`)).toBeUndefined();
  });

  it('is valid at once when the clock of the issuer is a little ahead', async () => {
    const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
    expect(await identify(await token({ claims: { ...ada, nbf: inSeconds(10) } }))).toBeDefined();
    expect(
      await identify(await token({ claims: { ...ada, nbf: inSeconds(600) } })),
    ).toBeUndefined();
  });

  it.each<[string, () => string | Promise<string>]>([
    ['noise', () => 'a.b.c'],
    ['no signature at all', () => `${part({ alg: 'none' })}.${part(plain())}.`],
    [
      'the public key as a secret',
      async () => {
        const signed = `${part({ alg: 'HS256', kid: 'one' })}.${part(plain())}`;
        const secret = await exportSPKI(ours.publicKey);
        return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
      },
    ],
    ['another audience', () => token({ claims: { aud: 'https://other.example.com' } })],
    ['another issuer', () => token({ claims: { iss: 'https://evil.example.com/' } })],
    ['a foreign key under a known name', () => token({ by: theirs.privateKey })],
    ['no subject', () => token({ claims: { sub: '' } })],
  ])('that is %s speaks for nobody', async (_what, make) => {
    expect(await identify(await make())).toBeUndefined();
  });
});

describe('an address', () => {
  it('is requested once when the token has none, also by requests at the same time', async () => {
    const userinfo = knowing();
    const check = tokenCheck({ ...from, userinfo });
    const text = await token({ claims: {} });
    const asks = Array.from({ length: 5 }, () => check(`Bearer ${text}`));
    for (const member of [...(await Promise.all(asks)), await check(`Bearer ${text}`)])
      expect(member).toMatchObject({ email: 'ada@acme.example' });
    expect(userinfo).toHaveBeenCalledExactlyOnceWith(text, 'user|1');
  });

  it('is kept for the newest tokens when the cache is full', async () => {
    const userinfo = knowing();
    const check = tokenCheck({ ...from, userinfo }, 2);
    const texts = await Promise.all(
      ['one', 'two', 'three'].map((sub) => token({ claims: { sub } })),
    );
    for (const text of texts) await check(`Bearer ${text}`);
    for (const text of texts.slice(1)) await check(`Bearer ${text}`);
    expect(userinfo).toHaveBeenCalledTimes(3);
    await check(`Bearer ${texts[0] ?? ''}`);
    expect(userinfo).toHaveBeenCalledTimes(4);
  });

  it('is requested again after the provider did not answer', async () => {
    const userinfo = knowing();
    userinfo.mockRejectedValueOnce(unavailable());
    const check = tokenCheck({ ...from, userinfo });
    const text = await token({ claims: {} });
    const asks = [check(`Bearer ${text}`), check(`Bearer ${text}`)];
    for (const { status } of await Promise.allSettled(asks)) expect(status).toBe('rejected');
    expect(await check(`Bearer ${text}`)).toMatchObject({ email: 'ada@acme.example' });
    expect(userinfo).toHaveBeenCalledTimes(2);
  });

  it('that was not verified is ignored', async () => {
    const text = await token({ claims: { ...ada, email_verified: false } });
    const userinfo = async () => ({ ...ada, email_verified: 'true' });
    expect(await identify(text, userinfo)).toEqual({ subject: 'user|1', email: undefined });
  });
});

describe('keys that cannot be fetched', () => {
  it.each([
    ['are not there', 500],
    ['do not answer', 0],
  ])('because they %s say nothing against the token', async (_what, status) => {
    const { url, close } = await serveLocally((_req, res) => {
      if (status) res.writeHead(status).end();
      else res.destroy();
    });
    const keys = createRemoteJWKSet(new URL(`${url}/jwks.json`));
    const check = tokenCheck({ ...from, keys, userinfo: none });
    await expect(check(`Bearer ${await token()}`)).rejects.toMatchObject({ status: 503 });
    await close();
  });
});
