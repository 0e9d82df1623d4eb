import type { Api } from '#api/createApi.ts';
import { systemClock, type Wait } from '#platform/clock.ts';
import {
  browserConnection,
  onlineOnly,
  visibleAndOnline,
  pageVisibility,
  waitWhileVisible,
} from '#platform/visibility.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { askBeforeClosing } from '#platform/page.ts';
import { createStoredClaims } from './evidence/storedClaims.ts';
import { tabStore, type TextStore } from '#platform/textStore.ts';
import { createFormDrafts } from './formDrafts.ts';
import { createReports, type Reports } from './reports.ts';
import { createFirstLists } from './firstLists.ts';
import { createListChanges } from './listChanges.ts';
import { createNotices } from './notices.ts';
import type { Services } from './services.ts';
import { createWork } from './work.ts';

interface Parts {
  readonly api: Api;
  readonly workspace: string;
  readonly storage: OwnedStorage;
  /** Aborts when the person signs out. */
  readonly left?: AbortSignal;
  /** Replaces the real wait. A story or test passes a shorter one. */
  readonly wait?: Wait;
  /** What the server reports about generations. The API adds to it. */
  readonly reports?: Reports;
  /** Where the text of open forms is stored. A story passes a memory of its own. */
  readonly tabTexts?: TextStore;
}

/** Creates the services of the state hooks, once per person and workspace. */
export function createServices({
  api,
  workspace,
  storage,
  left = new AbortController().signal,
  wait,
  reports = createReports(),
  tabTexts = tabStore,
}: Parts): Services {
  const notices = createNotices(left);
  const work = createWork({
    left,
    isCurrentOwner: () => storage.isCurrentOwner(),
    askBeforeClosing,
  });
  // The kinds of work that generate have the names of their areas.
  work.subscribe(() => reports.hold(new Set(work.underWay().map(({ kind }) => kind))));
  const waiting =
    wait ?? waitWhileVisible(systemClock, visibleAndOnline(pageVisibility, browserConnection));
  const waitInBackground = wait ?? waitWhileVisible(systemClock, onlineOnly(browserConnection));
  return {
    api,
    workspace,
    storage,
    left,
    drafts: createFormDrafts(tabTexts, storage),
    reports,
    notices,
    listChanges: createListChanges(notices, waitInBackground),
    firstLists: createFirstLists({
      api,
      notices,
      left,
      wait: waitInBackground,
      now: () => systemClock.now(),
    }),
    confirmations: createStoredClaims(storage),
    work,
    wait: waiting,
    waitInBackground,
    // Messages for developers go to the browser's console.
    // oxlint-disable-next-line no-console
    log: (text, cause) => (cause === undefined ? console.error(text) : console.error(text, cause)),
  };
}
