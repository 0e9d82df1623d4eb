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

/** Asks for the lists of a page before it is drawn; settles once they are there, or are not coming. */
export async function askForPage(
  path: RoutePath,
  { api, workspace, storage, wait }: Services,
): Promise<void> {
  const company = companyOf(storage.read('businessInfo'), workspace);
  if (!company) return;
  const scope = { workspace, companyId: String(company.companyId) };
  await Promise.all(
    (lists[path] ?? []).map(({ rules, callsOf }) => {
      const calls = callsOf(api, company);
      return askEarly(listKey(rules.name, scope), () => loadList(calls.list, wait));
    }),
  );
}
