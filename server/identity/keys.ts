import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';
import type { IdentityTable } from './table.ts';

/** The keys that sign tokens and cookies. */
export interface Keys {
  readonly signing: JsonWebKey;
  readonly cookie: string;
}

/** Returns the keys: created once and stored beside the sessions, so that a restart ends no session. */
export function keysOf(table: IdentityTable): Keys {
  const kept = table.get('Keys', 'current');
  if (kept) return kept as unknown as Keys;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const id = randomBytes(8).toString('hex');
  const keys = {
    signing: { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' },
    cookie: randomBytes(32).toString('hex'),
  };
  table.put({ model: 'Keys', id: 'current', payload: keys });
  return keys;
}

/** Returns the public part of a signing key. */
export const publicPart = ({ kty, kid, alg, use, n, e }: JsonWebKey) => ({
  kty: String(kty),
  kid: String(kid),
  alg: String(alg),
  use: String(use),
  n: String(n),
  e: String(e),
});
