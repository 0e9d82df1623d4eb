import { warmNumberFormats } from '#domain/numbers/figures.ts';
import { routeOf, type RoutePath } from '#domain/pages/routes.ts';
import type { Address } from '#platform/address.ts';
import { contentIdeaResource } from '#state/resources/contentIdeas.ts';
import { keywordResource } from '#state/resources/keywords.ts';
import type { Services } from '#state/services.ts';
import type { Session } from '#state/session/types.ts';
import { showFirstKeywords } from '#screens/KeywordResearch/firstKeywords.ts';
import { firstTable, painted } from './firstTable.ts';
import { earlyRows } from './pageLists.ts';

/** Shows the rows of a page in the table of its shape. */
type Show = (table: Element) => void;

/** What can be shown of a page before it is drawn, once its lists are there. */
const pages: Readonly<Partial<Record<RoutePath, (services: Services) => Show | undefined>>> = {
  '/keyword-research': (services) => {
    const keywords = earlyRows(keywordResource, services);
    if (!keywords || keywords.length === 0) return undefined;
    return (table) => showFirstKeywords(table, keywords, earlyRows(contentIdeaResource, services));
  },
};

interface Stage {
  readonly session: Session;
  readonly services: Services;
  readonly address: Address;
  /** Settles once the lists of the page are there, or are not coming. */
  readonly lists: Promise<void>;
}

/** The first rows of the page in the address. */
export interface FirstRows {
  /** Shows them as soon as they are there; settles once they are painted, or are not going to be. */
  readonly show: () => Promise<void>;
  readonly areShown: () => boolean;
}

/**
 * Shows rows in the shape of their page, before the page itself is drawn: what draws the product is three times as large as
 * what asks for its lists. Only where the address asks for nothing special.
 */
export function createFirstRows({ session, services, address, lists }: Stage): FirstRows {
  let areShown = false;
  const pathNow = () => routeOf(address.here().pathname);
  void session.settled().then(() => {
    const path = pathNow();
    // There is time for it while the lists are on their way.
    if (path && pages[path]) setTimeout(warmNumberFormats, 0);
  });
  const show = async () => {
    await lists;
    const path = pathNow();
    // Who was here may have left in another tab.
    const isHere = session.getSnapshot().status === 'authenticated';
    const mayBeShown = isHere && address.here().search === '';
    const fill = path && mayBeShown ? pages[path]?.(services) : undefined;
    const table = path && fill && firstTable(path);
    if (!table) return;
    fill(table);
    areShown = true;
    await painted();
  };
  return {
    // Without them the rows come with the page.
    show: () => show().catch((cause) => services.log('The first rows were not shown', cause)),
    areShown: () => areShown,
  };
}
