import { createHash } from 'node:crypto';
import type { Context, Provider } from 'oidc-provider';
import type { DeploymentNotice } from '#domain/settings/settings.ts';
import { readBody } from '../http/bodies.ts';
import { isEmail, rememberAccount } from './accounts.ts';
import { show, showMessage, signInPage } from './page.ts';
import type { IdentityTable } from './table.ts';

const path = '/sign-in/';

/** The session cookie with the text of the dismissed notice. A notice with another text is shown. */
const dismissedCookie = 'dismissedNotice';
const dismissal = ({ text }: DeploymentNotice): string =>
  createHash('sha256').update(text).digest('base64url');

export const signInUrl = (uid: string): string => path + uid;

/** The size limit of the form: larger than any address and name. */
const bodyLimit = 16 * 1024;

export const signInRoute =
  (
    provider: Provider,
    table: IdentityTable,
    home: string,
    noticeNow: () => DeploymentNotice | undefined,
  ) =>
  async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (!ctx.path.startsWith(path)) return next();
    const given = noticeNow();
    const isDismissed =
      given && ctx.cookies.get(dismissedCookie, { signed: false }) === dismissal(given);
    const notice = isDismissed ? undefined : given;
    const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined);
    if (interaction?.uid !== ctx.path.slice(path.length)) {
      ctx.status = 400;
      const why = 'It was open for too long, or it was already used. Start again from the app.';
      return showMessage(ctx, 'This sign-in has expired', why, home);
    }
    if (ctx.method !== 'POST') {
      const hint = interaction.params['login_hint'];
      return show(ctx, signInPage(typeof hint === 'string' ? hint : '', '', notice));
    }
    return submit(ctx, provider, table, notice);
  };

async function submit(
  ctx: Context,
  provider: Provider,
  table: IdentityTable,
  notice?: DeploymentNotice,
): Promise<void> {
  const finish = async (result: object): Promise<void> => {
    ctx.status = 303;
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  };
  const body = await readBody(ctx.req, bodyLimit);
  const form = new URLSearchParams(body?.toString() ?? '');
  const email = (form.get('email') ?? '').trim();
  const name = (form.get('name') ?? '').trim().slice(0, 100);
  if (form.get('action') === 'cancel')
    return finish({ error: 'access_denied', error_description: 'Sign-in was cancelled.' });
  if (form.get('action') === 'dismiss') {
    if (notice)
      ctx.cookies.set(dismissedCookie, dismissal(notice), { path, sameSite: 'lax', signed: false });
    return show(ctx, signInPage(email, name));
  }
  if (!isEmail(email)) {
    const error = email
      ? 'That is not an email address. It should look like name@company.com.'
      : 'Enter your email address.';
    ctx.status = 400;
    return show(ctx, signInPage(email, name, notice, error));
  }
  const { accountId } = rememberAccount(table, email, name);
  return finish({ login: { accountId } });
}
