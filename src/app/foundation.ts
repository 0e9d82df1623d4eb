import { placeOf, type Place } from '#domain/host.ts';
import type { Settings } from '#domain/settings.ts';
import { browserAddress, type Address } from '#platform/address.ts';
import { systemClock } from '#platform/clock.ts';
import { dropCookie, hasCookie } from '#platform/cookies.ts';
import { createOwnedStorage, type OwnedStorage } from '#platform/ownedStorage.ts';
import { onOtherTabs } from '#platform/pageLife.ts';
import { openTabChannel } from '#platform/tabChannel.ts';
import { localStore, tabStore } from '#platform/textStore.ts';
import { createThemeChoice, wearOnPage, type ThemeChoice } from '#platform/theme.ts';
import { createSession } from '#state/session/createSession.ts';
import { hintCookie, loadSignInClient, logoutUrlOf } from '#state/session/signInClient.ts';
import type { Session } from '#state/session/types.ts';

/** What stands before anything is drawn. It is small, so that someone who has to sign in first waits for nothing else. */
export interface Foundation {
  readonly settings: Settings;
  readonly place: Place;
  readonly address: Address;
  readonly storage: OwnedStorage;
  readonly session: Session;
  readonly theme: ThemeChoice;
  /** Someone signed in here before, so there may be a session. */
  readonly mayKnowSomeone: () => boolean;
}

/** Puts the browser, the settings and the session together. */
export function layFoundation(settings: Settings): Foundation {
  const { identity } = settings;
  const address = browserAddress;
  const { host, origin } = address.here();
  const place = placeOf(host, settings);
  const workspace = 'workspace' in place ? place.workspace : undefined;
  const storage = createOwnedStorage(localStore, onOtherTabs);
  const hint = hintCookie(identity.clientId);
  const mayKnowSomeone = () => hasCookie(hint);
  const session = createSession({
    loadClient: () => loadSignInClient(identity, origin, workspace),
    address,
    clock: systemClock,
    attempts: tabStore,
    channel: openTabChannel('session'),
    hint: { isSet: mayKnowSomeone, drop: () => dropCookie(hint) },
    logoutUrl: logoutUrlOf(identity, origin),
    onEnter: ({ id }) => storage.claim(`${id}|${workspace ?? ''}`),
    onLeave: () => storage.release(),
  });
  const theme = createThemeChoice(localStore, wearOnPage);
  return { settings, place, address, storage, session, theme, mayKnowSomeone };
}
