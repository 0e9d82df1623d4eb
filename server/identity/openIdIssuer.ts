import { createRemoteJWKSet } from 'jose';
import type { Identify } from '../http/apiHandler.ts';
import { SettingError } from '../settings.ts';
import { tokenCheck, unavailable, type Claims } from './accessToken.ts';

export interface OpenIdSettings {
  /** The issuer exactly as in its discovery document, including a slash at the end. */
  readonly issuer: string;
  readonly audience: string;
}

const patienceMs = 10_000;

const isBusy = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** True for an address that does not exist; any other failed connection may pass. */
const isUnknownHost = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';

/** Reads the discovery document. Only what must be corrected is a wrong setting: an outage of the provider may pass. */
async function discovered(issuer: string): Promise<Claims> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const sentence = (reason: string) =>
    `OIDC_ISSUER names ${issuer}, but ${url} cannot be read: ${reason}.`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (response.ok) return (await response.json()) as Claims;
    const Failure = isBusy(response.status) ? Error : SettingError;
    throw new Failure(`it answers ${response.status}`);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const isWrong = cause instanceof SettingError || isUnknownHost(cause);
    const Failure = isWrong ? SettingError : Error;
    throw new Failure(sentence(cause.message), { cause });
  }
}

function urlIn(document: Claims, name: string, issuer: string): URL {
  const value = document[name];
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url) return url;
  throw new SettingError(`OIDC_ISSUER names ${issuer}, whose discovery document has no ${name}.`);
}

async function readUserinfo(endpoint: URL, token: string, subject: string) {
  const response = await fetch(endpoint, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429) throw unavailable();
  if (!response.ok) return undefined;
  const claims = (await response.json().catch(() => undefined)) as Claims | undefined;
  // User info of another subject is ignored.
  return claims?.['sub'] === subject ? claims : undefined;
}

export async function openIdIssuer({ issuer, audience }: OpenIdSettings): Promise<Identify> {
  const document = await discovered(issuer);
  const spelt = document['issuer'];
  if (spelt !== issuer)
    throw new SettingError(
      `OIDC_ISSUER must be ${String(spelt)}, as its discovery document spells it, not ${issuer}.`,
    );
  const keys = createRemoteJWKSet(urlIn(document, 'jwks_uri', issuer));
  const endpoint = urlIn(document, 'userinfo_endpoint', issuer);
  const userinfo = (token: string, subject: string) => readUserinfo(endpoint, token, subject);
  return tokenCheck({ issuer, audience, keys, userinfo });
}
