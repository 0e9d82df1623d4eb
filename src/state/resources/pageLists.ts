import { unstable_serialize, type useSWRConfig } from 'swr';
import type { Api } from '#api/createApi.ts';
import type { RoutePath } from '#domain/routes.ts';
import { askEarly } from '../collection/earlyLists.ts';
import { listKey, loadList } from '../collection/loadList.ts';
import { companyOf, type Company } from '../company.ts';
import type { Services } from '../services.ts';
import { contentIdeas } from './contentIdeas.ts';
import { geographies } from './geographies.ts';
import { icps } from './icps.ts';
import { keywords } from './keywords.ts';
import { targetCompanies } from './targetCompanies.ts';

/** As much of a list as is needed to ask for it. */
interface PageList {
  readonly rules: { readonly name: string };
  readonly callsOf: (
    api: Api,
    company: Company,
  ) => { readonly list: () => Promise<readonly unknown[]> };
}

/** What a page shows first; pages that are not named here ask when they are drawn. */
const lists: Readonly<Partial<Record<RoutePath, readonly PageList[]>>> = {
  '/icps': [icps],
  '/geos': [geographies],
  '/keyword-research': [keywords, contentIdeas],
  '/content-research': [contentIdeas],
  '/target-companies': [targetCompanies],
};

interface ListRequest {
  readonly key: readonly string[];
  readonly ask: () => Promise<readonly unknown[]>;
}

function requestsOf(path: RoutePath, { api, workspace, storage }: Services): ListRequest[] {
  const company = companyOf(storage.read('businessInfo'), workspace);
  if (!company) return [];
  const scope = { workspace, companyId: String(company.companyId) };
  return (lists[path] ?? []).map(({ rules, callsOf }) => ({
    key: listKey(rules.name, scope),
    ask: callsOf(api, company).list,
  }));
}

/** Asks for the lists of a page before it is drawn; settles once they are there, or are not coming. */
export async function askForPage(path: RoutePath, services: Services): Promise<void> {
  await Promise.all(
    requestsOf(path, services).map(({ key, ask }) =>
      askEarly(key, () => loadList(ask, services.wait)),
    ),
  );
}

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
  services: Services,
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
): Promise<void> {
  const nameOf = ({ key }: ListRequest) => unstable_serialize(key);
  const here = requestsOf(from, services).map(nameOf);
  const missing = requestsOf(to, services).filter(
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
