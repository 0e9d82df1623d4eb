import { routeOf } from '#domain/pages/routes.ts';
import { entryPathFor, nextOf, safePath } from '#domain/pages/safePath.ts';
import { siteOf, type Site } from '#domain/session/host.ts';
import { limits } from '#domain/settings/limits.ts';
import { readSettings } from '#domain/settings/readSettings.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { staleWords } from '#domain/words/stale.ts';
import { browserAddress, type Address } from '#platform/address.ts';
import { systemClock } from '#platform/clock.ts';
import { deleteCookie, hasCookie } from '#platform/cookies.ts';
import { createHistoryEntries } from '#platform/historyEntries.ts';
import {
  isBackForward,
  onPageRestored,
  settingsText,
  showPlainMessage,
  wasReloaded,
} from '#platform/page.ts';
import { openTabChannel } from '#platform/tabChannel.ts';
import { tabStore } from '#platform/textStore.ts';
import { trustScript } from '#platform/trustedScripts.ts';
import { browserConnection } from '#platform/visibility.ts';
import { callbackIn, createSession, type Session } from '#state/session/createSession.ts';
import { hintCookie, loadSignInClient, logoutUrlOf } from '#state/session/signInClient.ts';
import { workerAddress } from '#state/session/tokenWorker.ts';
import { fetchPart } from './pageParts.ts';

/** What exists before anything is rendered. It is small, so that a guest is sent to sign in without loading more. */
export interface BootContext {
  readonly settings: Settings;
  readonly site: Site;
  readonly address: Address;
  readonly session: Session;
  /** True when somebody has signed in in this browser before, so that there may be a session. */
  readonly hasSignedInBefore: () => boolean;
}

const loadApp = () => import('./createApp.ts');

/** Creates the session from the browser and the settings. */
function createBootContext(settings: Settings): BootContext {
  const { identity } = settings;
  const address = browserAddress;
  const { host, origin } = address.here();
  const site = siteOf(host, settings);
  const workspace = 'workspace' in site ? site.workspace : undefined;
  const hint = hintCookie(identity.clientId);
  const hasSignedInBefore = () => hasCookie(hint);
  const session = createSession({
    loadClient: () => loadSignInClient(identity, origin, workspace),
    address,
    clock: systemClock,
    entries: createHistoryEntries(window, isBackForward()),
    tabStore,
    channel: openTabChannel('session'),
    hint: { isSet: hasSignedInBefore, drop: () => deleteCookie(hint) },
    logoutUrl: logoutUrlOf(identity, origin),
    isOnline: browserConnection.isOnline,
    loadOwnership: async () => {
      const { ownStorage: storage } = await loadApp();
      return {
        claim: ({ id }) => storage.claim(`${id}|${workspace ?? ''}`),
        release: () => storage.release(),
        isCurrentOwner: () => storage.isCurrentOwner(),
      };
    },
  });
  return { settings, site, address, session, hasSignedInBefore };
}

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
  const context = createBootContext(result.settings);
  const { session, address, hasSignedInBefore } = context;
  onPageRestored(() => session.wake());
  const isReturnFromSignIn = callbackIn(address.here()) !== undefined;
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
  // The font is as large as a page: the lists load first.
  const loadFont = async () => (await import('./font.ts')).fontLoaded;
  const font = app.pageLists.then(loadFont).catch(() => undefined);
  // The skeleton stays until the lists are there, so that the page is rendered once, with them. Then it waits a moment for the
  // font: one that comes from the cache is there, and the page is laid out once.
  const listed = Promise.race([app.pageLists, systemClock.wait(limits.firstRenderTimeoutMs)]);
  await Promise.race([font, listed.then(() => systemClock.wait(limits.fontPatienceMs))]);
  mount(app);
}

/** Starts the product. A file that is gone since the last deploy leads to one reload; after that, to a message. */
async function boot(): Promise<void> {
  const reload = () => browserAddress.reload();
  try {
    await start();
  } catch (error) {
    if (wasReloaded())
      showPlainMessage(staleWords['shell.stale.lead'], staleWords['shell.stale.reload'], reload);
    else reload();
    throw error;
  }
}

void boot();
