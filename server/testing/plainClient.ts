import { createHash, randomBytes } from 'node:crypto';
import { appOrigin, identityOrigin } from '../http/hosts.ts';
import { ask, type LoopbackAnswer, type LoopbackRequest } from './loopback.ts';
import { audience, clientId } from '../http/appSettings.ts';

/** The result of a sign-in. */
export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** A sign-in client without a browser: the same steps in plain HTTP, with its own cookies. */
export function plainClient(port: number, redirectUri = appOrigin(port)) {
  const jar = new Map<string, { readonly value: string; readonly path: string }>();
  const origin = identityOrigin(port);

  const visit = async (url: string, options: LoopbackRequest = {}): Promise<LoopbackAnswer> => {
    const { pathname } = new URL(url);
    const cookie = [...jar]
      .filter(([, kept]) => pathname.startsWith(kept.path))
      .map(([name, kept]) => `${name}=${kept.value}`)
      .join('; ');
    const answer = await ask(url, {
      ...options,
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...options.headers },
    });
    keepCookies(jar, answer);
    return answer;
  };

  const token = (fields: Readonly<Record<string, string>>): Promise<LoopbackAnswer> =>
    ask(`${origin}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: redirectUri },
      body: new URLSearchParams({ client_id: clientId, ...fields }).toString(),
    });

  /** Starts a sign-in; the answer redirects to the sign-in page or to the app. */
  const authorize = (verifier: string, more: Readonly<Record<string, string>> = {}) =>
    visit(
      `${origin}/authorize?${new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid profile email offline_access',
        audience,
        state: 'the-state',
        nonce: 'the-nonce',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      })}`,
    );

  const submit = (page: string, fields: Readonly<Record<string, string>>) =>
    visit(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  /** Exchanges the code in a redirect back to the app. */
  const exchange = (redirect: string, verifier: string) =>
    token({
      grant_type: 'authorization_code',
      code: new URL(redirect).searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirectUri,
    });

  /** A whole sign-in, from the first redirect to the tokens. */
  const signIn = async (email: string, name = ''): Promise<Tokens> => {
    const verifier = newVerifier();
    const page = locationOf(await authorize(verifier));
    const resumed = await submit(page, { email, name, action: 'sign-in' });
    const back = await visit(locationOf(resumed));
    const { status, text } = await exchange(locationOf(back), verifier);
    if (status !== 200) throw new Error(`The sign-in failed with ${status}: ${text}`);
    return JSON.parse(text) as Tokens;
  };

  const refresh = (refreshToken: string) =>
    token({ grant_type: 'refresh_token', refresh_token: refreshToken });

  /** The cookies of the session at the identity provider. */
  const cookies = () => [...jar].map(([name, { value, path }]) => ({ name, value, path }));

  return { visit, authorize, submit, exchange, signIn, refresh, cookies };
}

/** A secret that proves that the code returns to the client that requested it. */
export const newVerifier = (): string => randomBytes(32).toString('base64url');

/** Where a redirect leads. */
export function locationOf(answer: LoopbackAnswer): string {
  const { location } = answer.headers;
  if (typeof location !== 'string') {
    throw new Error(`A redirect was expected, but came ${answer.status}: ${answer.text}`);
  }
  return new URL(location, answer.url).href;
}

function keepCookies(
  jar: Map<string, { readonly value: string; readonly path: string }>,
  answer: LoopbackAnswer,
): void {
  const set = answer.headers['set-cookie'] ?? [];
  for (const line of Array.isArray(set) ? set : [set]) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    const isGone = attributes.some((part) => /^expires=Thu, 01 Jan 1970/i.test(part));
    if (isGone || value === '') jar.delete(name);
    else jar.set(name, { value, path });
  }
}
