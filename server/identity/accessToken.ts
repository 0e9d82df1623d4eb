import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Identify } from '../http/apiHandler.ts';
import type { Member } from '../members/membership.ts';
import { Refusal } from '../operations/refusal.ts';
import { foldEmail } from '../rows/rows.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** The issuer of the tokens: its required claims, its keys, and how to request missing profile data. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  readonly userinfo: (token: string, subject: string) => Promise<Claims | undefined>;
}

/** How far the clock of the issuer may be ahead: otherwise a token could be invalid when it has just been issued. */
const skewSeconds = 30;

const mostKnown = 10_000;

const bearerOf = (authorization: string): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];

function verifiedEmail(claims: Claims | undefined): string | undefined {
  const { email, email_verified: isVerified } = claims ?? {};
  return typeof email === 'string' && isVerified === true ? foldEmail(email) : undefined;
}

/** True when the keys could not be fetched, which does not make the token invalid. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === 'ERR_JOSE_GENERIC';

export const unavailable = (): Refusal =>
  new Refusal(503, 'The sign-in provider does not answer. Please try again in a moment.');

async function claimsIn(token: string, { issuer, audience, keys }: TokenIssuer) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp'],
      clockTolerance: skewSeconds,
    });
    // The tolerance is not for tokens that have expired.
    return (payload.exp ?? 0) * 1000 > Date.now() ? payload : undefined;
  } catch (error) {
    if (isOutage(error)) throw unavailable();
    return undefined;
  }
}

/** Identifies people by their access tokens; checks signature, issuer, audience and expiry. A full cache drops its oldest. */
export function tokenCheck(from: TokenIssuer, most = mostKnown): Identify {
  const known = new Map<string, { readonly member: Member; readonly expires: number }>();
  /** Checks in progress: a page sends several requests at once, and the issuer is asked for one of them. */
  const running = new Map<string, Promise<Member | undefined>>();

  const verified = async (token: string): Promise<Member | undefined> => {
    const claims = await claimsIn(token, from);
    if (!claims?.sub) return undefined;
    const email = verifiedEmail(claims) ?? verifiedEmail(await from.userinfo(token, claims.sub));
    const member = { subject: claims.sub, email };
    // Only valid tokens are cached, so that invalid ones cannot fill the cache.
    known.delete(token);
    for (const oldest of known.keys()) {
      if (known.size < most) break;
      known.delete(oldest);
    }
    known.set(token, { member, expires: (claims.exp ?? 0) * 1000 });
    return member;
  };

  return async (authorization) => {
    const token = bearerOf(authorization);
    if (token === undefined) return undefined;
    const before = known.get(token);
    if (before && before.expires > Date.now()) return before.member;
    const asked = running.get(token) ?? verified(token).finally(() => running.delete(token));
    running.set(token, asked);
    return asked;
  };
}
