import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import { localDay } from '#domain/mail/due.ts';
import { isProspectId, type EmailSet } from '#domain/mail/email.ts';
import type { HomeListName, Known } from '#domain/onboarding/homeFacts.ts';
import { useCompany } from '../company.ts';
import { useBlocking } from '../doNotContact.ts';
import { useMailReview } from '../emails/useMailReview.ts';
import { useAllPeople } from '../prospects/useAllPeople.ts';
import { contentIdeaList } from '../contentIdeas.ts';
import { icpList } from '../insights.ts';
import { keywordList } from '../keywords.ts';
import { targetCompanyList } from '../targetCompanies.ts';
import { useSelectedProspectIds } from '../selection.ts';
import { useServices } from '../services.ts';
import { useRows } from '../useRows.ts';
import { idsOf } from '#domain/lists/entityId.ts';

/** Returns null when the list that another one depends on has failed, because then the other one is unknown too. */
const isFailed = (rows: Known<unknown>): null | undefined => (rows === null ? null : undefined);

/** Returns the mail to those of these people who were selected. No other mail is requested. */
function useChosenMail(people: Known<Identified>) {
  const { api } = useServices();
  const company = useCompany();
  const selected = useSelectedProspectIds();
  const ids = useMemo(() => {
    const known = new Set(idsOf(people ?? []));
    return selected.filter(isProspectId).filter((id) => known.has(String(id)));
  }, [people, selected]);
  const chosen = useMemo(() => ids.map(String), [ids]);
  const isAsked = people !== undefined && people !== null;
  const loading = useSWR<readonly EmailSet[], unknown>(
    company && ids.length > 0
      ? ['chosenMail', company.workspace, String(company.companyId), ids.join()]
      : null,
    async () => (company ? api.emails.list(company.workspace, ids) : []),
    { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false },
  );
  const { data, error, mutate } = loading;
  const hasFailed = error !== undefined && !loading.isValidating;
  const loaded = data ?? (hasFailed ? null : undefined);
  return {
    chosen,
    rows: isAsked ? (ids.length === 0 ? none : loaded) : isFailed(people),
    onRetry: () => void mutate(),
  };
}

const none: readonly EmailSet[] = [];

/**
 * Returns the facts about both campaigns, and the function that requests a list again. Sends no request and returns null unless
 * `isWanted`, or before there is a company.
 */
export function useHome(isWanted: boolean) {
  const company = useCompany();
  const { review } = useMailReview(isWanted);
  const blocking = useBlocking(isWanted && company !== null);
  const today = localDay();
  const asked = isWanted ? company : null;
  const keywords = useRows(keywordList, asked, 'always');
  const contentIdeas = useRows(contentIdeaList, asked, 'always');
  const icps = useRows(icpList, asked, 'always');
  const targetCompanies = useRows(targetCompanyList, asked, 'always');
  const prospects = useAllPeople(asked, 'always');
  const { chosen, ...emails } = useChosenMail(prospects.rows);
  const all = { keywords, contentIdeas, icps, targetCompanies, prospects, emails };
  // Every request of a list renders the dashboard again, mostly with the same rows.
  const lists = useMemo(
    () => ({
      keywords: keywords.rows,
      contentIdeas: contentIdeas.rows,
      icps: icps.rows,
      targetCompanies: targetCompanies.rows,
      prospects: prospects.rows,
      emails: emails.rows,
    }),
    [
      keywords.rows,
      contentIdeas.rows,
      icps.rows,
      targetCompanies.rows,
      prospects.rows,
      emails.rows,
    ],
  );
  const facts = useMemo(
    () => ({ lists, chosen, review, blocking, today }),
    [lists, chosen, review, blocking, today],
  );
  if (!company || !isWanted) return null;
  return { facts, onRetry: (list: HomeListName) => all[list].onRetry() };
}

/** Returns whether the dashboard shows its greeting: the first time it is reached for a company (D43). */
export function useWelcome(): { readonly isWelcome: boolean; readonly onWelcomed: () => void } {
  const { storage } = useServices();
  const company = useCompany();
  const [wasWelcomed, setWelcomed] = useState(false);
  const companyId = company && String(company.companyId);
  const isWelcome =
    !wasWelcomed && companyId !== null && storage.read('welcomedCompany') !== companyId;
  return {
    isWelcome,
    onWelcomed: () => {
      setWelcomed(true);
      if (companyId !== null) storage.write('welcomedCompany', companyId);
    },
  };
}
