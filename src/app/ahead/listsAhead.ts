import { unstable_serialize, type useSWRConfig } from 'swr';
import type { RoutePath } from '#domain/pages/routes.ts';
import { listsOf, type ListRequest, type ListServices } from './pageLists.ts';

/** The open page and the page that may be opened next. */
interface PageChange {
  readonly from: RoutePath;
  readonly to: RoutePath;
}

/**
 * Fetches the lists of a page that may be opened next. The page shows them at once and loads them again. An empty list is not
 * cached, because the page needs a fresh answer before it generates anything. A failed request is not repeated.
 */
export async function fetchListsAhead(
  { from, to }: PageChange,
  services: ListServices,
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
): Promise<void> {
  const nameOf = ({ key }: ListRequest) => unstable_serialize(key);
  const here = listsOf(from, services).map(nameOf);
  const wanted = listsOf(to, services);
  const missing = wanted.filter(
    (list) => !here.includes(nameOf(list)) && cache.get(nameOf(list))?.data === undefined,
  );
  await Promise.all(
    missing.map(async ({ key, request }) => {
      const rows = await request();
      const keepExisting = (present?: readonly unknown[]) => present ?? rows;
      if (rows.length > 0) await mutate(key, keepExisting, { revalidate: false });
    }),
  );
}
