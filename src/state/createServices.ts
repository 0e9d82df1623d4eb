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
import { closeQuestion } from '#platform/page.ts';
import { tabStore, type TextStore } from '#platform/textStore.ts';
import { createFormDrafts } from './formDrafts.ts';
import { createReports, type Reports } from './reports.ts';
import { createFirstLists } from './firstLists.ts';
import { createListChanges } from './listChanges.ts';
import { createNotices } from './notices.ts';
import { createWork } from './work.ts';

interface Parts {
  readonly api: Api;
  /** The `{domain}` of every call: the workspace of the host, or the demo workspace (D4). */
  readonly workspace: string;
  /** The data that this browser stores for the person who is signed in. */
  readonly storage: OwnedStorage;
  /** Aborts when the person signs out: their requests stop, and no more messages are shown (D65). */
  readonly left?: AbortSignal;
  /** The name by which colleagues know the person. */
  readonly knownAs?: () => string;
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
  knownAs = () => '',
  wait,
  reports = createReports(),
  tabTexts = tabStore,
}: Parts) {
  const notices = createNotices(left);
  const work = createWork({
    left,
    isCurrentOwner: () => storage.isCurrentOwner(),
    askBeforeClosing: closeQuestion(),
  });
  // The kinds of work that generate have the names of their areas.
  work.subscribe(() => reports.hold(new Set(work.underWay().map(({ kind }) => kind))));
  const waitInBackground = wait ?? waitWhileVisible(systemClock, onlineOnly(browserConnection));
  return {
    api,
    workspace,
    storage,
    left,
    knownAs,
    /** What was typed in open forms. */
    drafts: createFormDrafts(tabTexts, storage),
    reports,
    notices,
    /** The changes of lists that are under way. */
    listChanges: createListChanges(notices, waitInBackground),
    /** The first generation of all lists, after the business was saved. */
    firstLists: createFirstLists({
      api,
      notices,
      left,
      wait: waitInBackground,
      now: () => systemClock.now(),
    }),
    /** Work that continues when its page is left. */
    work,
    /** Waits, and pauses while the page is hidden. */
    wait:
      wait ?? waitWhileVisible(systemClock, visibleAndOnline(pageVisibility, browserConnection)),
    /** Waits also while the page is hidden. For work that other tabs wait for. */
    waitInBackground,
    /** Logs for developers. */
    log: (text: string, cause?: unknown): void =>
      // oxlint-disable-next-line no-console -- developers read the browser's console
      cause === undefined ? console.error(text) : console.error(text, cause),
  };
}
