import { preload, unstable_serialize, type useSWRConfig } from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import { readStoredIds } from '#domain/lists/selection.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { companyOf } from '#state/company.ts';
import { generatedLists } from '#state/generatedLists.ts';
import { listKey, loadKey, loadWithRetries } from '#state/list.ts';
import { prospectList } from '#state/prospects/prospectList.ts';
import type { Services } from '#state/services.ts';
import { sharedRequest, type SharedPart } from '#state/shared.ts';
import type { WorkspaceAccess } from '#state/workspace/workspaceAccess.ts';

/** A list of a page: its cache key and its request. */
interface ListRequest {
  readonly key: readonly string[];
  readonly request: () => Promise<readonly Identified[]>;
}

/** The services that requesting lists needs. */
type ListServices = Pick<Services, 'api' | 'workspace' | 'storage'>;

/** Returns the lists that a page shows first; none before there is a company. */
function listsOf(path: RoutePath, services: ListServices): ListRequest[] {
  const company = companyOf(services.storage.read('businessInfo'), services.workspace);
  if (!company) return [];
  const lists = (workspacePageOf(path)?.lists ?? []).map((name): ListRequest => {
    const { list: request } = generatedLists[name].callsOf(services.api, company);
    return { key: listKey({ name }, company), request: () => request() };
  });
  // Nobody is shown before a company is selected (D32).
  const at = readStoredIds(services.storage.read('selectedTargetCompanyIds'));
  if (path !== '/prospects' || at.length === 0) return lists;
  const people = prospectList.callsOf(services.api, { ...company, at });
  const key = loadKey(listKey(prospectList, company), at);
  return [...lists, { key, request: () => people.list() }];
}

/** What a page shows of what the team shares: saved views, or the review of mails. */
const sharing: { readonly [Path in RoutePath]?: readonly SharedPart[] } = {
  '/keyword-research': ['views'],
  '/content-research': ['views'],
  '/target-companies': ['views'],
  '/prospects': ['views'],
  '/users': ['views'],
  '/email-variations': ['mail ', 'confirmed'],
};

/** Everything that a page shows first. */
function requestsOf(path: RoutePath, services: Services) {
  const company = companyOf(services.storage.read('businessInfo'), services.workspace);
  const lists = listsOf(path, services).map(({ key, request }) => ({
    key,
    load: (): Promise<unknown> => loadWithRetries(request, services.wait),
  }));
  if (!company) return lists;
  const shared = (sharing[path] ?? []).map((part) => sharedRequest(services, company, part));
  return [...lists, ...shared];
}

/** Resolves when the person is let into the workspace. */
const letIn = (access: WorkspaceAccess): Promise<void> =>
  new Promise((resolve) => {
    const stop = access.subscribe(() => {
      if (access.isRefused()) return;
      stop();
      resolve();
    });
  });

/**
 * Requests the lists of a page before it is rendered; its hooks take these requests instead of sending others. Settles once they
 * have arrived or failed. A person who was refused (D67) and is let in later gets the lists of that moment.
 */
export async function requestPageLists(
  path: RoutePath,
  services: Services,
  access: WorkspaceAccess,
): Promise<void> {
  await Promise.all(
    requestsOf(path, services).map(({ key, load }) => {
      const first = load();
      const taken = preload(key, () =>
        first.catch(async (error: unknown) => {
          if (!access.isRefused()) throw error;
          await letIn(access);
          return load();
        }),
      );
      // The page that takes a request handles its failure.
      taken.catch(() => undefined);
      return first.catch(() => undefined);
    }),
  );
}

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
