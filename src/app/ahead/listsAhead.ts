import { unstable_serialize, type useSWRConfig } from 'swr';
import type { RoutePath } from '#domain/pages/routes.ts';
import { listsOf, type ListRequest, type ListServices } from './pageLists.ts';

/** The page shown, and one that may be opened next. */
interface Step {
  readonly from: RoutePath;
  readonly to: RoutePath;
}

/**
 * Loads the lists of a page that may be opened next into the cache. The page shows them at once and refreshes them. An empty
 * list is not cached: the page starts a generation only after it has asked itself. A failure is not retried.
 */
export async function fetchListsAhead(
  { from, to }: Step,
  services: ListServices,
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
): Promise<void> {
  const nameOf = ({ key }: ListRequest) => unstable_serialize(key);
  const here = listsOf(from, services).map(nameOf);
  const missing = listsOf(to, services).filter(
    (list) => !here.includes(nameOf(list)) && cache.get(nameOf(list))?.data === undefined,
  );
  await Promise.all(
    missing.map(async ({ key, request }) => {
      const rows = await request();
      const keepFirst = (present?: readonly unknown[]) => present ?? rows;
      if (rows.length > 0) await mutate(key, keepFirst, { revalidate: false });
    }),
  );
}
