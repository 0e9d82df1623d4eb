import { routeOf } from '#domain/pages/routes.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import type { Address } from '#platform/address.ts';
import type { OnboardingProgress } from '#state/onboarding/progress.ts';
import type { Services } from '#state/services.ts';
import type { Session } from '#state/session/types.ts';
import { fetchPart } from '../pageParts.ts';
import { createFirstRows } from './firstRows.ts';
import { askForPage } from './pageLists.ts';
import { withinMoment } from './withinMoment.ts';

interface Parts {
  readonly session: Session;
  readonly services: Services;
  readonly address: Address;
  readonly progress: OnboardingProgress;
}

/** What is got ready of the page in the address before it can be drawn. */
export interface FirstPage {
  /** Settles once its lists are there, or are not coming. */
  readonly lists: Promise<void>;
  /** Shows its first rows as soon as they are there. Settles once they are painted, or are not to be waited for. */
  readonly showRows: () => Promise<unknown>;
  readonly areRowsShown: () => boolean;
  /** Fetches its code. */
  readonly fetchCode: () => Promise<void>;
}

/**
 * Asks for the lists of the page in the address as soon as it is known who is here, beside the check of the workspace and
 * before there is anything to draw with. A page whose gate leads elsewhere is not asked for.
 */
export function createFirstPage({ session, services, address, progress }: Parts): FirstPage {
  const pageNow = () => routeOf(address.here().pathname);
  const askForLists = async () => {
    await session.settled();
    const page = pageNow();
    if (session.getSnapshot().status !== 'authenticated' || page === undefined) return;
    if (mayOpen(page, progress.getSnapshot())) await askForPage(page, services);
  };
  const lists = askForLists();
  const rows = createFirstRows({ session, services, address, lists });
  return {
    lists,
    showRows: () => withinMoment(rows.show()),
    areRowsShown: rows.areShown,
    async fetchCode() {
      const page = pageNow();
      // What keeps it from coming is said where it is shown.
      if (page !== undefined) await fetchPart(page).catch(() => undefined);
    },
  };
}
