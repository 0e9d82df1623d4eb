import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createLocalJWKSet, type JWK } from 'jose';
import { Provider, type Context } from 'oidc-provider';
import { parse } from 'valibot';
import type { DeploymentNotice } from '#domain/settings/settings.ts';
import { appOrigin, identityOrigin, isAppOrigin, workspaceOrigin } from '../http/hosts.ts';
import { audience } from '../http/appSettings.ts';
import { tokenCheck } from './accessToken.ts';
import { claimsOf, findAccount } from './accounts.ts';
import { configuration, storedKeys, type Keys, type Lifetimes } from './configuration.ts';
import { pageHeaders, showMessage } from './page.ts';
import { signInRoute } from './signIn.ts';
import type { IdentityTable } from './table.ts';

interface IdentityOptions {
  readonly port: number;
  readonly table: IdentityTable;
  readonly lifetimes: Lifetimes;
  readonly notice: () => DeploymentNotice | undefined;
  readonly onError: (error: Error) => void;
}

/** Starts the embedded provider for one port; `identify` knows people by its access tokens. */
export function createIdentity({ port, table, lifetimes, notice, onError }: IdentityOptions) {
  const issuer = `${identityOrigin(port)}/`;
  const home = appOrigin(port);
  const isOurs = (origin: string) => isAppOrigin(origin, port);
  const keys = keysOf(table);
  const provider = new Provider(issuer, configuration({ table, keys, lifetimes, home, isOurs }));
  // Callbacks are allowed by rule, because workspaces are created at run time: any origin of the app, without a path.
  provider.Client.prototype.redirectUriAllowed = isOurs;
  provider.on('server_error', (_ctx, error) => onError(error));
  provider.on('error', onError);

  const local = `http://localhost:${port} http://127.0.0.1:${port}`;
  const headers = pageHeaders(`${home} ${workspaceOrigin('*', port)} ${local}`);
  provider.use(async (ctx, next) => {
    ctx.set(headers);
    await next();
    explainLostRefreshToken(ctx);
    // "Not signed in" is a normal response to the silent frame; an error status would only fill the browser's console.
    if (ctx.query['response_mode'] === 'web_message' && ctx.status === 400) ctx.status = 200;
  });
  provider.use(signOutRoute(provider, isOurs, home));
  provider.use(signInRoute(provider, table, home, notice));

  const identify = tokenCheck({
    issuer,
    audience,
    keys: createLocalJWKSet({ keys: [publicPart(keys.signing)] }),
    userinfo: async (_token, subject) => {
      const account = findAccount(table, subject);
      return account && claimsOf(account);
    },
  });
  return { handle: provider.callback(), identify };
}

/** The client uses its silent fallback only for this error description. */
function explainLostRefreshToken(ctx: Context): void {
  const isRefresh = ctx.oidc?.params?.['grant_type'] === 'refresh_token';
  const body = ctx.body as { error?: string } | null | undefined;
  if (isRefresh && body?.error === 'invalid_grant')
    ctx.body = { ...body, error_description: 'Unknown or invalid refresh token.' };
}

/** Ends the provider's session and redirects back, if the address is one of the product's own. */
const signOutRoute =
  (provider: Provider, isOurs: (origin: string) => boolean, home: string) =>
  async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (ctx.path !== '/v2/logout') return next();
    const { returnTo } = ctx.query;
    const isAllowed =
      returnTo === undefined ||
      (typeof returnTo === 'string' && isOurs(URL.parse(returnTo)?.origin ?? ''));
    if (!isAllowed) {
      ctx.status = 400;
      const why = 'The address to return to is not one of this app’s, so nothing was done.';
      return showMessage(ctx, 'You are still signed in', why, home);
    }
    const session = await provider.Session.get(ctx);
    await session.destroy();
    ctx.cookies.set(provider.cookieName('session'), null);
    if (returnTo !== undefined) return ctx.redirect(returnTo);
    showMessage(ctx, 'You are signed out', 'See you soon.', home);
  };

/** Returns the keys: created once and stored beside the sessions, so that a restart ends no session. */
function keysOf(table: IdentityTable): Keys {
  const kept = table.get('Keys', 'current');
  if (kept) return parse(storedKeys, kept);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const id = randomBytes(8).toString('hex');
  const keys = {
    signing: { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' },
    cookie: randomBytes(32).toString('hex'),
  };
  table.put('Keys', 'current', keys);
  return keys;
}

const publicPart = ({ kid, alg, use, ...key }: Keys['signing']): JWK => ({
  ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }),
  kid,
  alg,
  use,
});
