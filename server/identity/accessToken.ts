import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';

/** What a token must say to be let in. */
export interface Expected {
  readonly key: JsonWebKey;
  readonly issuer: string;
  readonly audience: string;
}

const decode = (part: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** Checks access tokens as the API would: signature, issuer, audience, expiry. */
export function tokenCheck({ key, issuer, audience }: Expected): (token: string) => boolean {
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const known = new Map<string, number>();

  const expiryOf = (token: string): number => {
    const [header = '', payload = '', signature = '', ...rest] = token.split('.');
    const claims = decode(payload);
    if (rest.length > 0 || decode(header)?.['alg'] !== 'RS256') return 0;
    if (claims?.['iss'] !== issuer || claims['aud'] !== audience) return 0;
    const signed = Buffer.from(`${header}.${payload}`);
    const isGenuine = verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'));
    return isGenuine ? Number(claims['exp']) || 0 : 0;
  };

  return (token) => {
    let expiry = known.get(token);
    if (expiry === undefined) {
      expiry = expiryOf(token);
      // Only genuine tokens are remembered, so that noise cannot fill the memory.
      if (expiry > 0) known.set(token, expiry);
    }
    const isValid = expiry * 1000 > Date.now();
    if (!isValid) known.delete(token);
    return isValid;
  };
}

/** The bearer token of an `Authorization` header, if it has one. */
export const bearerOf = (authorization: string): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
