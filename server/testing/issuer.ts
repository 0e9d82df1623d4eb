import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { serveLocally } from './serveLocally.ts';

/** An identity provider for tests: it issues a token for any address. */
export type Issuer = Awaited<ReturnType<typeof startIssuer>>;

/** Starts one on a loopback port. The user info is that of everybody, whoever asks. */
export async function startIssuer(userinfo?: object) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
  const audience = 'https://api.example.com';
  let issuer = '';
  let failing: number | undefined;
  const { url, close } = await serveLocally((req, res) => {
    const answers: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer,
        jwks_uri: `${issuer}jwks.json`,
        userinfo_endpoint: `${issuer}userinfo`,
      },
      '/jwks.json': { keys: [key] },
      ...(userinfo && { '/userinfo': userinfo }),
    };
    const answer = answers[req.url ?? ''];
    res.writeHead(failing ?? (answer ? 200 : 404), { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(answer ?? {}));
  });
  issuer = `${url}/`;
  return {
    openId: { issuer, audience },
    /** A token of a person with this verified address. */
    tokenFor: (email: string, more: Readonly<Record<string, unknown>> = {}) =>
      new SignJWT({ sub: email, email, email_verified: true, ...more })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime('2h')
        .sign(privateKey),
    /** Answers everything with this status, or as usual. */
    fail: (status?: number) => void (failing = status),
    stop: close,
  };
}
