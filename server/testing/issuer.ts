import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { OpenIdSettings } from '../identity/openIdIssuer.ts';

/** An identity provider for tests: it issues a token for any address. */
export interface Issuer {
  readonly openId: OpenIdSettings;
  /** A token of a person with this verified address. */
  tokenFor(email: string, more?: Readonly<Record<string, unknown>>): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one on a loopback port. */
export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
  const audience = 'https://api.example.com';
  let issuer = '';
  const server = createServer((req, res) => {
    const answers: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer,
        jwks_uri: `${issuer}jwks.json`,
        userinfo_endpoint: `${issuer}userinfo`,
      },
      '/jwks.json': { keys: [key] },
    };
    const answer = answers[req.url ?? ''];
    res.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    openId: { issuer, audience },
    tokenFor: (email, more = {}) =>
      new SignJWT({ email, email_verified: true, ...more })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(email)
        .setExpirationTime('2h')
        .sign(privateKey),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
