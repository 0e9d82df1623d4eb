import useSWR from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import {
  recordKinds,
  recordRules,
  type KnownRows,
  type RecordKind,
  type WorkspaceRecords,
} from '#domain/lists/records.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import { useCompany } from '../company.ts';
import { listKey } from '../lists/createLists.ts';
import { useListReload } from '../lists/useListReload.ts';
import { useShownRows } from '../lists/useShownRows.ts';
import { partOf } from '../prospects/companyPart.ts';
import { contentIdeaResource } from '../resources/contentIdeas.ts';
import { geographyResource } from '../resources/geographies.ts';
import { icpResource } from '../resources/icps.ts';
import { keywordResource } from '../resources/keywords.ts';
import { targetCompanyResource } from '../resources/targetCompanies.ts';
import type { CompanyResource } from '../resources/useCompanyCollection.ts';
import { uspResource } from '../resources/uspResource.ts';
import { useServices } from '../services.ts';
import { useProgress } from '../visit.ts';

interface Asked<Row> {
  readonly known: KnownRows<Row>;
  readonly retry: () => void;
}

/** Rows under a cache key: those in the cache at once, otherwise asked for once. Without a key there is no such list. */
function useRows<Row extends Identified>(
  key: readonly string[] | null,
  request: () => Promise<readonly Row[]>,
): Asked<Row> {
  const { lists } = useServices();
  const { data, error, isValidating, mutate } = useSWR<readonly Row[], unknown>(
    key,
    () => (key ? lists.load(key, request) : []),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  useListReload(key, () => mutate(), true);
  const rows = useShownRows(key, data);
  const known = ((): KnownRows<Row> => {
    if (key === null) return { status: 'none' };
    if (rows) return { status: 'ready', rows };
    return { status: error === undefined || isValidating ? 'loading' : 'failed' };
  })();
  return {
    known,
    retry: () => {
      if (known.status === 'failed') void mutate().catch(() => undefined);
    },
  };
}

function useCompanyRows<Item extends Identified, Draft>(
  kind: RecordKind,
  { rules, callsOf }: CompanyResource<Item, Draft>,
): Asked<Item> {
  const { api } = useServices();
  const company = useCompany();
  const isOpen = mayOpen(recordRules[kind].page, useProgress());
  const key =
    company && isOpen
      ? listKey(rules.name, { ...company, companyId: String(company.companyId) })
      : null;
  return useRows(key, async () => (company ? callsOf(api, company).list() : []));
}

/**
 * Every list of the workspace, for the palette (D76). They are asked for while this is rendered. Without a company nothing is
 * asked, and a list whose page is not reached yet is left out.
 */
export function useRecords(hasWorkspace: boolean): {
  readonly records: WorkspaceRecords;
  readonly onRetry: () => void;
} {
  const { api, workspace } = useServices();
  const company = useCompany();
  const companies = useCompanyRows('targetCompanies', targetCompanyResource);
  const ids = companies.known.status === 'ready' ? companies.known.rows.map(({ id }) => id) : null;
  const people = useRows(
    company && ids && ids.length > 0
      ? listKey('prospects', { workspace, companyId: String(company.companyId) }, partOf(ids))
      : null,
    () => api.prospects.list(workspace, ids ?? []),
  );
  const asked: { readonly [Kind in RecordKind]: Asked<WorkspaceRow<Kind>> } = {
    targetCompanies: companies,
    prospects: people,
    keywords: useCompanyRows('keywords', keywordResource),
    contentIdeas: useCompanyRows('contentIdeas', contentIdeaResource),
    usps: useCompanyRows('usps', uspResource),
    icps: useCompanyRows('icps', icpResource),
    geographies: useCompanyRows('geographies', geographyResource),
    users: useRows(
      company && hasWorkspace ? listKey('users', { workspace, companyId: '' }) : null,
      () => api.users.list(workspace),
    ),
  };
  return {
    records: {
      targetCompanies: asked.targetCompanies.known,
      prospects: asked.prospects.known,
      keywords: asked.keywords.known,
      contentIdeas: asked.contentIdeas.known,
      usps: asked.usps.known,
      icps: asked.icps.known,
      geographies: asked.geographies.known,
      users: asked.users.known,
    },
    onRetry: () => {
      for (const kind of recordKinds) asked[kind].retry();
    },
  };
}

type WorkspaceRow<Kind extends RecordKind> =
  WorkspaceRecords[Kind] extends KnownRows<infer Row> ? Row : never;
