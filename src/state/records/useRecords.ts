import { useCallback } from 'react';
import type { Identified } from '#domain/lists/collection.ts';
import {
  recordKinds,
  recordRules,
  type KnownRows,
  type RecordKind,
} from '#domain/lists/records.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import { useCompany, type Company } from '../company.ts';
import { useAllPeople } from '../prospects/useAllPeople.ts';
import { contentIdeaList } from '../contentIdeas.ts';
import { geographyList, icpList, uspList } from '../insights.ts';
import { keywordList } from '../keywords.ts';
import { targetCompanyList } from '../targetCompanies.ts';
import type { List } from '../list.ts';
import { useSelectCompanies } from '../selection.ts';
import { useRows, type ListRows } from '../useRows.ts';
import { userList, useUserScope } from '../users.ts';
import { useProgress } from '../visit.ts';

type Asked<Row> = KnownRows<Row> & { readonly retry: () => void };

/** Converts a list to the form that the palette searches. Pass false as `isThere` when this person has no such list. */
function askedOf<Row>(isThere: boolean, { rows, onRetry }: ListRows<Row>): Asked<Row> {
  const retry = () => undefined;
  if (!isThere) return { status: 'none', retry };
  if (rows) return { status: 'ready', rows, retry };
  return rows === null ? { status: 'failed', retry: onRetry } : { status: 'loading', retry };
}

const rowsIn = <Row>(known: KnownRows<Row>): readonly Row[] | undefined =>
  known.status === 'ready' ? known.rows : undefined;

/** Returns the company whose rows of this kind may be shown; null before their page is reached. */
function useCompanyFor(kind: RecordKind): Company | null {
  const company = useCompany();
  return mayOpen(recordRules[kind].page, useProgress()) ? company : null;
}

function useCompanyRecords<Item extends Identified, Draft>(
  kind: RecordKind,
  list: List<Item, Draft>,
): Asked<Item> {
  const company = useCompanyFor(kind);
  return askedOf(company !== null, useRows(list, company));
}

/**
 * Returns every list of the workspace for the palette (D76), and requests those that are not cached. Leaves out lists whose
 * page is not reached yet, and all of them before there is a company.
 */
export function useRecords(hasWorkspace: boolean) {
  const company = useCompany();
  const employer = useCompanyFor('prospects');
  const users = useUserScope(company !== null && hasWorkspace);
  const records = {
    targetCompanies: useCompanyRecords('targetCompanies', targetCompanyList),
    prospects: askedOf(employer !== null, useAllPeople(employer)),
    keywords: useCompanyRecords('keywords', keywordList),
    contentIdeas: useCompanyRecords('contentIdeas', contentIdeaList),
    usps: useCompanyRecords('usps', uspList),
    icps: useCompanyRecords('icps', icpList),
    geographies: useCompanyRecords('geographies', geographyList),
    users: askedOf(users !== null, useRows(userList, users)),
  };
  const people = rowsIn(records.prospects);
  const companies = rowsIn(records.targetCompanies);
  const select = useSelectCompanies();
  /** Selects what the page of rows needs to show them: that of the prospects shows the people of selected companies only. */
  const onShow = useCallback(
    (kind: RecordKind, ids: readonly string[]) => {
      if (kind !== 'prospects') return;
      const shown = people?.filter(({ id }) => ids.includes(String(id)));
      const at = new Set(shown?.map(({ targetCompanyId }) => String(targetCompanyId)));
      const wanted = companies?.filter(({ id }) => at.has(String(id))) ?? [];
      select(wanted.map(({ id, name }) => ({ id, name })));
    },
    [people, companies, select],
  );
  return {
    records,
    onShow,
    onRetry: () => {
      for (const kind of recordKinds) records[kind].retry();
    },
  };
}
