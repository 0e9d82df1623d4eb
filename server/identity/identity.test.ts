import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';
import { ask } from '../testing/loopback.ts';
import { usualLifetimes } from './configuration.ts';
import { locationOf, newVerifier, plainClient } from '../testing/plainClient.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.remove());
beforeEach(() => {
  Object.assign(sandbox.lifetimes, usualLifetimes);
});

const client = () => plainClient(sandbox.port, sandbox.origin);
const identity = () => `http://id.app.localhost:${sandbox.port}`;
const claims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const check = async (token: string): Promise<number> =>
  (await ask(`${sandbox.origin}/api/secret`, { token })).status;

describe('signing in', () => {
  it('issues tokens for the person and the API', async () => {
    const tokens = await client().signIn('Ada.Lovelace@Engine.example');
    expect(claims(tokens.id_token)).toMatchObject({
      iss: `${identity()}/`,
      aud: 'bellwether',
      nonce: 'the-nonce',
      email: 'ada.lovelace@engine.example',
      name: 'Ada Lovelace',
      given_name: 'Ada',
    });
    expect(claims(tokens.access_token)).toMatchObject({ aud: 'https://api.bellwether.example' });
    expect(await check(tokens.access_token)).toBe(200);
  });

  it('recognizes a person, with the last given name', async () => {
    const first = await client().signIn('grace@navy.example', 'Grace Hopper');
    const second = await client().signIn('GRACE@navy.example');
    expect(claims(second.id_token)).toMatchObject({
      sub: claims(first.id_token)['sub'],
      name: 'Grace Hopper',
    });
  });

  it('does not ask again while the session lasts, and asks after signing out', async () => {
    const browser = client();
    await browser.signIn('ada@engine.example');
    const silent = locationOf(await browser.authorize(newVerifier(), { prompt: 'none' }));
    expect(new URL(silent).searchParams.get('code')).toBeTruthy();

    const out = await browser.visit(
      `${identity()}/v2/logout?client_id=bellwether&returnTo=${encodeURIComponent(sandbox.origin)}`,
    );
    expect(locationOf(out)).toBe(`${sandbox.origin}/`);
    const asked = locationOf(await browser.authorize(newVerifier(), { prompt: 'none' }));
    expect(new URL(asked).searchParams.get('error')).toBe('login_required');
  });

  it('answers the silent frame with a page that a frame may show', async () => {
    const answer = await client().authorize(newVerifier(), {
      prompt: 'none',
      response_mode: 'web_message',
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('login_required');
    expect(answer.headers).not.toHaveProperty('x-frame-options');
    expect(answer.headers['content-security-policy']).not.toContain('frame-ancestors');
  });

  it('keeps the typed text when the email is invalid', async () => {
    const browser = client();
    const page = locationOf(await browser.authorize(newVerifier()));
    const answer = await browser.submit(page, { email: 'a"b@', name: '<Ada>' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="a&#34;b@"');
    expect(answer.text).toContain('value="&#60;Ada&#62;"');
    expect(answer.text).toMatch(/role="alert">That is not an email address/);
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
  });

  it('fills in the email the app already knows', async () => {
    const browser = client();
    const page = locationOf(
      await browser.authorize(newVerifier(), { login_hint: 'ada@engine.example' }),
    );
    expect((await browser.visit(page)).text).toContain('value="ada@engine.example"');
  });

  it('goes back to the app when cancelled', async () => {
    const browser = client();
    const page = locationOf(await browser.authorize(newVerifier()));
    const resumed = await browser.submit(page, { email: '', action: 'cancel' });
    const back = new URL(locationOf(await browser.visit(locationOf(resumed))));
    expect(back.origin).toBe(sandbox.origin);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: 'Sign-in was cancelled.',
      state: 'the-state',
    });
  });

  it('explains when the sign-in page is opened without a sign-in', async () => {
    const answer = await client().visit(`${identity()}/sign-in/nothing`);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This sign-in has expired');
  });
});

describe('a redirect after sign-in', () => {
  it('leads to a workspace, and not to another website or the provider itself', async () => {
    const to = (host: string) => plainClient(sandbox.port, `${host}:${sandbox.port}`);
    const { access_token } = await to('http://acme.app.localhost').signIn('ada@engine.example');
    expect(access_token).toBeTruthy();
    for (const host of ['http://evil.example', 'http://id.app.localhost']) {
      const answer = await to(host).authorize(newVerifier());
      expect(answer.status).toBe(400);
      expect(answer.headers).not.toHaveProperty('location');
    }
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', ''])(
    'does not redirect to %s after signing out',
    async (returnTo) => {
      const query = new URLSearchParams({ returnTo });
      const answer = await client().visit(`${identity()}/v2/logout?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.headers).not.toHaveProperty('location');
    },
  );

  it('refuses an exchange with the wrong proof, and a code used twice', async () => {
    const browser = client();
    const verifier = newVerifier();
    await browser.signIn('ada@engine.example');
    const redirect = locationOf(await browser.authorize(verifier));
    expect((await browser.exchange(redirect, newVerifier())).status).toBe(400);
    const again = locationOf(await browser.authorize(verifier));
    expect((await browser.exchange(again, verifier)).status).toBe(200);
    expect((await browser.exchange(again, verifier)).status).toBe(400);
  });
});

describe('refreshing', () => {
  it('rotates the token each time', async () => {
    const browser = client();
    const first = await browser.signIn('ada@engine.example');
    const answer = await browser.refresh(first.refresh_token);
    expect(answer.status).toBe(200);
    const second = JSON.parse(answer.text);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await check(second.access_token)).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(sandbox.origin);
  });

  it('revokes the tokens of one sign-in when a used token is sent again', async () => {
    sandbox.lifetimes.reuse = 0;
    const browser = client();
    const other = await client().signIn('ada@engine.example');
    const first = await browser.signIn('ada@engine.example');
    const second = JSON.parse((await browser.refresh(first.refresh_token)).text);
    const reused = await browser.refresh(first.refresh_token);
    expect(reused.status).toBe(400);
    expect(JSON.parse(reused.text)).toEqual({
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    });
    expect((await browser.refresh(second.refresh_token)).status).toBe(400);
    expect((await browser.refresh(other.refresh_token)).status).toBe(200);
  });

  it('accepts a repeat when the answer may have been lost', async () => {
    const browser = client();
    const { refresh_token } = await browser.signIn('ada@engine.example');
    expect((await browser.refresh(refresh_token)).status).toBe(200);
    expect((await browser.refresh(refresh_token)).status).toBe(200);
  });

  it('ends when the token is revoked', async () => {
    const browser = client();
    const { refresh_token } = await browser.signIn('ada@engine.example');
    const body = new URLSearchParams({ client_id: 'bellwether', token: refresh_token });
    const revoked = await ask(`${identity()}/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: sandbox.origin },
      body: body.toString(),
    });
    expect(revoked.status).toBe(200);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
  });

  it('survives a restart, with the session', async () => {
    const browser = client();
    const { refresh_token, access_token } = await browser.signIn('ada@engine.example');
    await sandbox.restart();
    expect(await check(access_token)).toBe(200);
    expect((await browser.refresh(refresh_token)).status).toBe(200);
    const silent = locationOf(await browser.authorize(newVerifier(), { prompt: 'none' }));
    expect(new URL(silent).searchParams.get('code')).toBeTruthy();
  });
});

it('the API takes tokens that were made for it, and only while they are valid', async () => {
  sandbox.lifetimes.accessToken = 90;
  const { access_token, id_token } = await client().signIn('ada@engine.example');
  const { iat, exp } = claims(access_token);
  expect(Number(exp) - Number(iat)).toBe(90);
  expect((await ask(`${sandbox.origin}/api/secret`)).status).toBe(401);
  expect(await check(id_token)).toBe(401);
  expect(await check(access_token)).toBe(200);
});
