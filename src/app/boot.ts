import { routeOf } from '#domain/pages/routes.ts';
import { entryPathFor, nextOf, safePath } from '#domain/pages/safePath.ts';
import { readSettings } from '#domain/settings/readSettings.ts';
import { staleWords } from '#domain/words/stale.ts';
import { settingsText, showPlainMessage, wasReloaded, messageFrom } from '#platform/page.ts';
import { onPageRestored } from '#platform/pageLife.ts';
import { trustScript } from '#platform/trustedScripts.ts';
import { isSignInAnswer } from '#state/session/callback.ts';
import { providerOrigin } from '#state/session/signInClient.ts';
import { workerAddress } from '#state/session/tokenWorker.ts';
import { loadFrame } from './ahead/loadFrame.ts';
import { preloadState } from './ahead/preloads.ts';
import { createBootContext, type BootContext } from './bootContext.ts';

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
const loadPages = () => import('./mount.tsx');

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
  const providerMessage = messageFrom(providerOrigin(result.settings.identity));
  const started = session.start();
  if (isGuest) {
    await started;
    if (await redirectsToSignIn(context)) return;
  } else if (preloadState() === 'none') {
    // They are imported again below, where a failure is handled.
    loadPages().catch(() => undefined);
  }
  const app = (await loadApp()).createApp(context);
  const load = async () => {
    // The parameters of a finished sign-in must leave the address before the router reads it.
    const [pages] = await Promise.all([loadPages(), isReturnFromSignIn ? started : undefined]);
    return pages;
  };
  const sessionKnown = Promise.race([providerMessage, session.settled()]);
  const { mount } = await loadFrame(load, app, sessionKnown);
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
