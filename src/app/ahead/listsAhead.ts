import { unstable_serialize, type useSWRConfig } from 'swr';
import type { RoutePath } from '#domain/pages/routes.ts';
import { listsOf, type ListRequest, type ListServices } from './pageLists.ts';

/** From one page to another that may be opened next. */
interface Way {
  readonly from: RoutePath;
  readonly to: RoutePath;
}

/**
 * Fetches the lists of a page that may be opened next. The page shows them at once and asks again. One that is empty is left
 * to the page, which has to know for certain before it has anything generated; what fails is not tried twice.
 */
export async function fetchListsAhead(
  { from, to }: Way,
  services: ListServices,
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
): Promise<void> {
  const nameOf = ({ key }: ListRequest) => unstable_serialize(key);
  const here = listsOf(from, services).map(nameOf);
  const missing = listsOf(to, services).filter(
    (request) => !here.includes(nameOf(request)) && cache.get(nameOf(request))?.data === undefined,
  );
  await Promise.all(
    missing.map(async ({ key, ask }) => {
      const rows = await ask();
      const keepFirst = (present?: readonly unknown[]) => present ?? rows;
      if (rows.length > 0) await mutate(key, keepFirst, { revalidate: false });
    }),
  );
}
