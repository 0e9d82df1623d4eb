import { warmNumberFormats } from '#domain/numbers/formatNumber.ts';
import { routeOf, type RoutePath } from '#domain/pages/routes.ts';
import type { Address } from '#platform/address.ts';
import { contentIdeaResource } from '#state/resources/contentIdeas.ts';
import { keywordResource } from '#state/resources/keywords.ts';
import type { Services } from '#state/services.ts';
import type { Session } from '#state/session/types.ts';
import { showFirstKeywords } from '#screens/KeywordResearch/firstKeywords.ts';
import { insertFirstTable, nextPaint } from './insertFirstTable.ts';
import { earlyRows } from './pageLists.ts';

/** Fills the empty table of a page. */
type Show = (table: Element) => void;

/** The only page whose rows are shown before React renders them (R15). */
const page: RoutePath = '/keyword-research';

/** Returns the function that shows the keywords; undefined while there are none. */
function keywordRows(services: Services): Show | undefined {
  const keywords = earlyRows(keywordResource, services);
  if (!keywords || keywords.length === 0) return undefined;
  return (table) => showFirstKeywords(table, keywords, earlyRows(contentIdeaResource, services));
}

interface Parts {
  readonly session: Session;
  readonly services: Services;
  readonly address: Address;
  /** Settles once the lists of the page have arrived or failed. */
  readonly lists: Promise<void>;
}

/** The first rows of the page in the address. */
export interface FirstRows {
  /** Shows them as soon as they arrive; settles once they are painted, or when there is nothing to show. */
  readonly show: () => Promise<void>;
  readonly areShown: () => boolean;
  /** True on the page that has them. */
  readonly isOnPage: () => boolean;
  /** Shows none if React can render them as soon as they arrive. */
  readonly leaveToReactIf: (isReady: () => boolean) => void;
}

/**
 * Shows rows in the skeleton of their page before React renders it: the code that renders is three times as large as the code
 * that requests the lists. Only for an address without search, sort or filter.
 */
export function createFirstRows({ session, services, address, lists }: Parts): FirstRows {
  let areShown = false;
  let isReactReady = () => false;
  const isOnPage = () => routeOf(address.here().pathname) === page;
  void session.settled().then(() => {
    // While the lists are being requested, the browser is idle.
    if (isOnPage()) setTimeout(warmNumberFormats, 0);
  });
  const show = async () => {
    await lists;
    if (isReactReady()) return;
    // The person may have signed out in another tab.
    const isSignedIn = session.getSnapshot().status === 'authenticated';
    const mayBeShown = isSignedIn && isOnPage() && address.here().search === '';
    const fill = mayBeShown ? keywordRows(services) : undefined;
    const table = fill && insertFirstTable(page);
    if (!table) return;
    fill(table);
    areShown = true;
    await nextPaint();
  };
  return {
    // A failure is harmless: the page renders the rows itself.
    show: () => show().catch((cause) => services.log('The first rows were not shown', cause)),
    areShown: () => areShown,
    isOnPage,
    leaveToReactIf: (isReady) => void (isReactReady = isReady),
  };
}
