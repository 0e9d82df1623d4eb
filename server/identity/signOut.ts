import type { Context, Provider } from 'oidc-provider';
import { messagePage, show } from './page.ts';

/** Ends the provider's session and redirects back, if the address is one of the product's own. */
export const signOutRoute =
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
      return show(ctx, messagePage('You are still signed in', why, home));
    }
    const session = await provider.Session.get(ctx);
    await session.destroy();
    ctx.cookies.set(provider.cookieName('session'), null);
    if (typeof returnTo === 'string') return ctx.redirect(returnTo);
    show(ctx, messagePage('You are signed out', 'See you soon.', home));
  };
