import { siteOf, type Site } from '#domain/session/host.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { browserAddress, type Address } from '#platform/address.ts';
import { systemClock } from '#platform/clock.ts';
import { browserConnection } from '#platform/connection.ts';
import { deleteCookie, hasCookie } from '#platform/cookies.ts';
import { createHistoryEntries } from '#platform/historyEntries.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { isBackForward } from '#platform/page.ts';
import { openTabChannel } from '#platform/tabChannel.ts';
import { tabStore } from '#platform/textStore.ts';
import { createSession } from '#state/session/createSession.ts';
import { hintCookie, loadSignInClient, logoutUrlOf } from '#state/session/signInClient.ts';
import type { Session } from '#state/session/types.ts';

/** What exists before anything is rendered. It is small, so that a guest is sent to sign in without loading more. */
export interface BootContext {
  readonly settings: Settings;
  readonly site: Site;
  readonly address: Address;
  readonly session: Session;
  /** True when somebody has signed in in this browser before, so that there may be a session. */
  readonly hasSignedInBefore: () => boolean;
}

/** Creates the session from the browser and the settings. */
export function createBootContext(
  settings: Settings,
  loadStorage: () => Promise<OwnedStorage>,
): BootContext {
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
      const storage = await loadStorage();
      return {
        claim: ({ id }) => storage.claim(`${id}|${workspace ?? ''}`),
        release: () => storage.release(),
        isCurrentOwner: () => storage.isCurrentOwner(),
      };
    },
  });
  return { settings, site, address, session, hasSignedInBefore };
}
