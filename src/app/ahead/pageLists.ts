import { preload } from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import { readStoredIds } from '#domain/lists/selection.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { companyOf, type Company } from '#state/company.ts';
import { generatedLists } from '#state/generatedLists.ts';
import { listKey, loadWithRetries } from '#state/list.ts';
import { prospectList } from '#state/prospects/prospectList.ts';
import type { Services } from '#state/services.ts';
import type { WorkspaceAccess } from '#state/workspace/workspaceAccess.ts';

/** A list of a page: its cache key and its request. */
export interface ListRequest {
  readonly key: readonly string[];
  readonly request: () => Promise<readonly Identified[]>;
}

/** The services that requesting lists needs. */
export type ListServices = Pick<Services, 'api' | 'workspace' | 'storage'>;

const companyIn = ({ storage, workspace }: ListServices): Company | null =>
  companyOf(storage.read('businessInfo'), workspace);

/** Returns the lists that a page shows first; none before there is a company. */
export function listsOf(path: RoutePath, services: ListServices): ListRequest[] {
  const company = companyIn(services);
  if (!company) return [];
  // Nobody is shown before a company is selected (D32).
  const hasPeople =
    path === '/prospects' &&
    readStoredIds(services.storage.read('selectedTargetCompanyIds')).length > 0;
  const lists = (workspacePageOf(path)?.lists ?? []).map((name) => generatedLists[name]);
  return [...lists, ...(hasPeople ? [prospectList] : [])].map((list) => {
    const { list: request } = list.callsOf(services.api, company);
    return { key: listKey(list, company, services), request: () => request() };
  });
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
  const { wait } = services;
  await Promise.all(
    listsOf(path, services).map(({ key, request }) => {
      const load = () => loadWithRetries(request, wait);
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
