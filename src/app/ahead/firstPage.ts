import { routeOf } from '#domain/pages/routes.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import type { Address } from '#platform/address.ts';
import type { OnboardingProgress } from '#state/onboarding/progress.ts';
import type { Services } from '#state/services.ts';
import type { Session } from '#state/session/types.ts';
import { fetchPart } from '../pageParts.ts';
import { createFirstRows } from './firstRows.ts';
import { requestPageLists } from './pageLists.ts';
import { untilPaintTimeout } from './untilPaintTimeout.ts';

interface Parts {
  readonly session: Session;
  readonly services: Services;
  readonly address: Address;
  readonly progress: OnboardingProgress;
}

/** The page in the address bar, prepared before it can be rendered. */
export interface FirstPage {
  /** Settles once its lists have arrived or failed. */
  readonly lists: Promise<void>;
  /** Shows its first rows as soon as they arrive. Settles once they are painted, or after the limit. */
  readonly showRows: () => Promise<unknown>;
  readonly areRowsShown: () => boolean;
  /** True on the page that has first rows. */
  readonly hasRows: () => boolean;
  /** Shows no rows if React can render them as soon as they arrive. */
  readonly leaveRowsToReactIf: (isReady: () => boolean) => void;
  /** Fetches its code. */
  readonly fetchCode: () => Promise<void>;
}

/**
 * Requests the lists of the page in the address bar as soon as the person is signed in, in parallel with the check of the
 * workspace. A page that the onboarding gate redirects away from is not prepared.
 */
export function createFirstPage({ session, services, address, progress }: Parts): FirstPage {
  const pageNow = () => routeOf(address.here().pathname);
  const requestLists = async () => {
    await session.settled();
    const page = pageNow();
    if (session.getSnapshot().status !== 'authenticated' || page === undefined) return;
    if (mayOpen(page, progress.getSnapshot())) await requestPageLists(page, services);
  };
  const lists = requestLists();
  const rows = createFirstRows({ session, services, address, lists });
  return {
    lists,
    showRows: () => untilPaintTimeout(rows.show()),
    areRowsShown: rows.areShown,
    hasRows: rows.isOnPage,
    leaveRowsToReactIf: rows.leaveToReactIf,
    async fetchCode() {
      const page = pageNow();
      // The page's error boundary reports a failure when it renders.
      if (page !== undefined) await fetchPart(page).catch(() => undefined);
    },
  };
}
