import { errors, interactionPolicy, type Context, type Oidc } from 'oidc-provider';
import { looseObject, object, string, type InferOutput } from 'valibot';
import { audience, clientId } from '../http/appSettings.ts';
import { claimsOf, findAccount } from './accounts.ts';
import { showMessage } from './page.ts';
import { signInUrl } from './signIn.ts';
import type { IdentityTable, Payload } from './table.ts';

const day = 24 * 60 * 60;

/** Lifetimes in seconds. Read at every use, so that a test may change them while the server runs. */
export const usualLifetimes = {
  accessToken: 60 * 60,
  refreshToken: 14 * day,
  session: 14 * day,
  /** How long a refresh token may be sent again after its rotation, because a response can get lost. */
  reuse: 30,
};
export type Lifetimes = typeof usualLifetimes;

export const storedKeys = object({
  signing: looseObject({ kid: string(), alg: string(), use: string() }),
  cookie: string(),
});
export type Keys = InferOutput<typeof storedKeys>;

interface IdentityParts {
  readonly table: IdentityTable;
  readonly keys: Keys;
  readonly lifetimes: Lifetimes;
  readonly home: string;
  readonly isOurs: (origin: string) => boolean;
}

const prompts = interactionPolicy.base();
prompts.remove('consent');

export const configuration = (parts: IdentityParts): Readonly<Record<string, unknown>> => ({
  adapter: adapterFor(parts.table, parts.lifetimes),
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      redirect_uris: [parts.home],
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ],
  jwks: { keys: [parts.keys.signing] },
  cookies: { keys: [parts.keys.cookie] },
  responseTypes: ['code'],
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    userinfo: '/userinfo',
    jwks: '/.well-known/jwks.json',
  },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
  // Otherwise the ID token contains only the subject.
  conformIdTokenClaims: false,
  findAccount: (_ctx: Context, accountId: string) => {
    const account = findAccount(parts.table, accountId);
    return account && { accountId, claims: async () => claimsOf(account) };
  },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (ctx: Context, _client: unknown, token: { clientId: string }) =>
        token.clientId === ctx.oidc?.client.clientId,
    },
    // The silent iframe responds with a message to its parent.
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
    resourceIndicators: {
      enabled: true,
      defaultResource: (ctx: Context) => ctx.oidc?.params?.['audience'] ?? undefined,
      useGrantedResource: async () => true,
      getResourceServerInfo: (_ctx: Context, resource: string) => {
        if (resource !== audience) throw new errors.InvalidTarget(`Unknown audience: ${resource}`);
        const accessTokenTTL = parts.lifetimes.accessToken;
        return { scope: '', audience, accessTokenFormat: 'jwt', accessTokenTTL };
      },
    },
  },
  interactions: {
    policy: prompts,
    url: (_ctx: Context, interaction: { uid: string }) => signInUrl(interaction.uid),
  },
  loadExistingGrant: grantEverything,
  // The provider drops offline_access unless a consent page was shown, and there is none.
  issueRefreshToken: async () => true,
  rotateRefreshToken: true,
  // As with the hosted provider, signing out ends the session; tokens expire by themselves.
  expiresWithSession: async () => false,
  // The client names the API by this parameter, not by the standard's `resource`.
  extraParams: ['audience'],
  clientBasedCORS: (_ctx: Context, origin: string) => parts.isOurs(origin),
  clockTolerance: 0,
  renderError: (ctx: Context, out: { error: string; error_description?: string }) => {
    showMessage(ctx, 'Sign-in failed', out.error_description ?? out.error, parts.home);
  },
  ttl: {
    AccessToken: () => parts.lifetimes.accessToken,
    Grant: () => Math.max(parts.lifetimes.refreshToken, parts.lifetimes.session),
    IdToken: () => parts.lifetimes.accessToken,
    Interaction: () => 60 * 60,
    RefreshToken: () => parts.lifetimes.refreshToken,
    Session: () => parts.lifetimes.session,
  },
});

/** Creates a grant for each sign-in: reuse of a refresh token revokes the tokens of that sign-in only. */
async function grantEverything(ctx: { oidc: Oidc }) {
  const { provider, account, client, requestParamScopes } = ctx.oidc;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope([...requestParamScopes].join(' '));
  await grant.save();
  return grant;
}

const now = (): number => Math.floor(Date.now() / 1000);

/** The storage adapters that the provider's package expects: one for each kind of object. */
const adapterFor = (table: IdentityTable, lifetimes: Lifetimes) => (model: string) => {
  const upsert = async (id: string, payload: Payload) =>
    table.put(model, id, payload, Number(payload['exp']) || null);
  return {
    upsert,
    find: async (id: string) => withinReuse(table.get(model, id), model, lifetimes),
    findByUid: async (uid: string) => table.getByUid(model, uid),
    consume: async (id: string) => {
      const payload = table.get(model, id);
      if (payload) await upsert(id, { consumed: now(), ...payload });
    },
    destroy: async (id: string) => table.remove(model, id),
    revokeByGrantId: async (grantId: string) => table.removeByGrant(model, grantId),
  };
};

/** A client that lost the response to a rotation may repeat it for a short while; later reuse counts as theft. */
function withinReuse(payload: Payload | undefined, model: string, lifetimes: Lifetimes) {
  const consumed = Number(payload?.['consumed']);
  if (!payload || model !== 'RefreshToken' || !(now() - consumed < lifetimes.reuse)) return payload;
  return { ...payload, consumed: undefined };
}
