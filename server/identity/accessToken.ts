import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Identify } from '../http/apiHandler.ts';
import type { Member } from '../members/member.ts';
import { Refusal } from '../operations/refusal.ts';
import { foldEmail } from '../rows/rows.ts';

type Claims = Readonly<Record<string, unknown>>;

/** What a token must say to be let in, and who is asked for what it does not say. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** What the issuer says of whoever a token speaks for. */
  readonly userinfo: (token: string, subject: string) => Promise<Claims | undefined>;
}

/** So many tokens are remembered; then those that have expired are forgotten. */
const mostKnown = 10_000;

/** The bearer token of an `Authorization` header, if it has one. */
const bearerOf = (authorization: string): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];

function verifiedEmail(claims: Claims | undefined): string | undefined {
  const { email, email_verified: isVerified } = claims ?? {};
  return typeof email === 'string' && isVerified === true ? foldEmail(email) : undefined;
}

/** Keys that could not be fetched say nothing about the token. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === 'ERR_JOSE_GENERIC';

/** For a request that nobody can be asked about now. */
export const unavailable = (): Refusal =>
  new Refusal(503, 'The sign-in provider does not answer. Please try again in a moment.');

async function claimsIn(token: string, { issuer, audience, keys }: TokenIssuer) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp'],
    });
    return payload;
  } catch (error) {
    if (isOutage(error)) throw unavailable();
    return undefined;
  }
}

/** Knows people by their access tokens: signature, issuer, audience and expiry are checked. */
export function tokenCheck(from: TokenIssuer): Identify {
  const known = new Map<string, { readonly member: Member; readonly expires: number }>();

  const forgetExpired = (): void => {
    for (const [token, { expires }] of known) if (expires <= Date.now()) known.delete(token);
  };

  return async (authorization) => {
    const token = bearerOf(authorization);
    if (token === undefined) return undefined;
    const before = known.get(token);
    if (before && before.expires > Date.now()) return before.member;
    const claims = await claimsIn(token, from);
    if (!claims?.sub) return undefined;
    const email = verifiedEmail(claims) ?? verifiedEmail(await from.userinfo(token, claims.sub));
    const member = { subject: claims.sub, email };
    // Only genuine tokens are remembered, so that noise cannot fill the memory.
    if (known.size >= mostKnown) forgetExpired();
    if (known.size < mostKnown) known.set(token, { member, expires: (claims.exp ?? 0) * 1000 });
    return member;
  };
}
