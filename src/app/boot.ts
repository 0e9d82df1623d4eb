import { routeOf } from '#domain/pages/routes.ts';
import { entryPathFor, nextOf, safePath } from '#domain/pages/safePath.ts';
import { readSettings } from '#domain/settings/readSettings.ts';
import { limits } from '#domain/settings/limits.ts';
import { staleWords } from '#domain/words/stale.ts';
import { systemClock } from '#platform/clock.ts';
import { settingsText, showPlainMessage, wasReloaded } from '#platform/page.ts';
import { onPageRestored } from '#platform/pageLife.ts';
import { trustScript } from '#platform/trustedScripts.ts';
import { isSignInAnswer } from '#state/session/callback.ts';
import { workerAddress } from '#state/session/tokenWorker.ts';
import { createBootContext, type BootContext } from './bootContext.ts';
import { fetchPart } from './pageParts.ts';

/** Sends a guest to sign in without rendering anything. False when there is something to show instead. */
async function redirectsToSignIn({ session, address }: BootContext): Promise<boolean> {
  const { pathname, search, origin } = address.here();
  const page = routeOf(pathname) ?? '/';
  if (page === '/tenant-not-found') return false;
  const next = page === '/' ? nextOf(search, origin) : safePath(`${pathname}${search}`, origin);
  if (page !== '/') address.rewrite(entryPathFor(next));
  await session.signInForPage(next);
  const state = session.getSnapshot();
  return state.status === 'signedOut' && state.reason === 'guest';
}

const loadApp = () => import('./createApp.ts');

/** Loads the code of the page in the address. Its error boundary reports a failure when the page is rendered. */
async function loadFirstPage({ address }: BootContext): Promise<void> {
  const page = routeOf(address.here().pathname);
  if (page !== undefined) await fetchPart(page).catch(() => undefined);
}

async function start(): Promise<void> {
  const result = readSettings(settingsText());
  if (!result.isUsable) {
    const { mountSettingsProblem } = await import('./mountSettingsProblem.tsx');
    return mountSettingsProblem(result.problems);
  }
  trustScript(workerAddress(result.settings.identity.domain));
  const context = createBootContext(result.settings, async () => (await loadApp()).ownStorage);
  const { session, address, hasSignedInBefore } = context;
  onPageRestored(() => session.wake());
  const isReturnFromSignIn = isSignInAnswer(address.here());
  const isGuest = !isReturnFromSignIn && !hasSignedInBefore();
  const started = session.start();
  if (isGuest) {
    await started;
    if (await redirectsToSignIn(context)) return;
  }
  // All code is requested at once. The lists and the check of the workspace do not wait for the code that renders.
  const [app, { mount }] = await Promise.all([
    loadApp().then(({ createApp }) => createApp(context)),
    import('./mount.tsx'),
    loadFirstPage(context),
    // The parameters of a finished sign-in must leave the address before the router reads it.
    isReturnFromSignIn ? started : undefined,
  ]);
  // The skeleton stays until the lists are there, so that the page is rendered once, with them.
  await Promise.race([app.firstLists, systemClock.wait(limits.firstRenderTimeoutMs)]);
  mount(app);
}

/** Starts the product. A file that is gone since the last deploy leads to one reload; after that, to a message. */
export async function boot(reload: () => void): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (wasReloaded())
      showPlainMessage(staleWords['shell.stale.lead'], staleWords['shell.stale.reload'], reload);
    else reload();
    throw error;
  }
}
