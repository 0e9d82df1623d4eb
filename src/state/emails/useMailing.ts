import { useEffect, useEffectEvent, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { readClaims, withClaimsIn } from '#domain/evidence/claims.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { uniqueIds, type EntityId } from '#domain/lists/entityId.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import type { MailingActions } from '#contracts/mailing.ts';
import { mailClaim, mailingWithoutConfirmed, type MailRun } from '#domain/mail/mailing.ts';
import { isUnderWay } from '#domain/work/work.ts';
import { isEditing } from '#platform/editing.ts';
import { reloadedPath } from '#platform/page.ts';
import { useCompany } from '../company.ts';
import { useShared } from '../shared.ts';
import { failureText } from '../failure.ts';
import { useReport } from '../reports.ts';
import { claimList, listKey, loadWithRetries } from '../list.ts';
import { lazyService, useServices } from '../services.ts';
import { useWork, useWorkOnPage } from '../work.ts';
import {
  asText,
  jobsFor,
  mailingOf,
  missingOf,
  withWritten,
  writingWork,
  type MailJob,
} from './writing.ts';

/** The selections whose missing mail this tab has written or offered, by key. */
const visits = lazyService<Set<string>>();

/** The follow-ups that this tab has written: who is due gets no second one by mistake. */
const written = lazyService<Set<string>>();

// A late answer finds no cache any more when the person has signed out.
const ignore = () => undefined;

/**
 * Returns the mail to these prospects and its actions; null before there is a company, when no request is sent (D12). On the
 * first visit, missing mail is written; after a reload of the page it is only offered (D46). Nobody edits a mail before the team's
 * own texts are there: until then (`isReviewLoading`) it counts as loading.
 */
export function useMailing(prospects: readonly Identified[], isReviewLoading: boolean) {
  const services = useServices();
  const { api, wait, work } = services;
  const company = useCompany();
  const { cache, mutate } = useSWRConfig();
  const name = company ? `emails ${company.workspace}|${company.companyId}` : 'emails';
  const { now: jobs, ...one } = useWork<MailJob>(name);

  const ids = useMemo(() => uniqueIds(prospects.map(({ id }) => id)), [prospects]);
  const chosen = ids.join();
  const list = company && listKey({ name: 'emails' }, company);
  const loading = useSWR<readonly EmailSet[], unknown>(
    list && ids.length > 0 ? [...list, chosen] : null,
    async () =>
      company
        ? asText(await loadWithRetries(() => api.emails.list(company.workspace, ids), wait))
        : [],
    {
      shouldRetryOnError: false,
      isVisible: () => document.visibilityState === 'visible' && !isEditing(),
    },
  );
  const { data, error, isValidating } = loading;
  const status = data ? 'ready' : error !== undefined && !isValidating ? 'error' : 'loading';

  const followUps = written(services, () => new Set());
  const write = (kind: MailRun['kind'], to: readonly EntityId[]) => {
    if (!company || !list || to.length === 0) return;
    const key = [...list, chosen];
    const sets = () =>
      (cache.get(unstable_serialize(key))?.data as readonly EmailSet[] | undefined) ?? [];
    const plan = writingWork(api.emails, company, {
      sets,
      followUps,
      put: (added) =>
        void mutate(key, withWritten(sets(), added), { revalidate: false }).catch(ignore),
      load: () =>
        void mutate((other) => Array.isArray(other) && other[0] === 'emails').catch(ignore),
    });
    work.of<MailJob>(name).start(plan, jobsFor(kind, to));
  };
  const missing = () => missingOf(ids, data ?? [], one.items());

  const visited = visits(services, () => new Set());
  const visit = useEffectEvent((selection: string) => {
    // Who is chosen later was not on the page that was reloaded.
    const isOffered = visited.size === 0 && reloadedPath() === '/email-variations';
    if (!visited.has(selection) && !isOffered) write('first', missing());
    visited.add(selection);
  });
  const known = status === 'ready' || chosen === '' ? chosen : null;
  useEffect(() => {
    if (known !== null) visit(known);
  }, [known]);

  const mailing = useMemo(
    () => ({ ...mailingOf(ids, data ?? [], jobs), followUps }),
    [ids, data, jobs, followUps],
  );
  const isShown = status !== 'error' && mailing.run !== null && mailing.run.status !== 'finished';
  useWorkOnPage(company && isShown ? name : null);
  const report = useReport('emails');
  const { values, change } = useShared('confirmed');
  const stored = values.get('confirmed');
  const confirmed = useMemo(() => new Set(readClaims(stored)), [stored]);
  const claims = list ? claimList(list) : '';
  const shown = useMemo(() => {
    const message = error === undefined ? '' : failureText(error);
    const shownAs = isReviewLoading ? 'loading' : status;
    return mailingWithoutConfirmed(
      claims,
      { ...mailing, status: shownAs, message, report },
      confirmed,
    );
  }, [claims, mailing, isReviewLoading, status, error, report, confirmed]);

  const retry = (isRetried: (id: EntityId, status: string) => boolean) =>
    one.retry(
      new Set(
        jobs.flatMap(({ key, data: { id }, state }) => (isRetried(id, state.status) ? [key] : [])),
      ),
    );
  const actions: MailingActions = {
    onReload: () => void loading.mutate(),
    onGenerateMore() {
      // After a failed load it is unknown who has mail, so the mail is loaded first.
      if (status === 'error') void loading.mutate();
      if (status === 'ready' && !isUnderWay(one.items())) write('more', ids);
    },
    onStop: one.stop,
    onResume: () => retry((_id, state) => state === 'stopped'),
    onWriteMissing: () => write('first', missing()),
    onDismiss: () =>
      one.dismiss(
        new Set(jobs.flatMap(({ key, state }) => (state.status === 'failed' ? [] : [key]))),
      ),
    onRetry(id) {
      if (missing().some((other) => String(other) === String(id))) return write('first', [id]);
      retry((of, state) => String(of) === String(id) && ['failed', 'stopped'].includes(state));
    },
    onFollowUp: (to) => {
      if (!isUnderWay(one.items())) write('followUp', to);
    },
    onRetryFailed: () => retry((_id, state) => state === 'failed'),
    onConfirm: (id, variation, field) =>
      void change('confirmed', withClaimsIn([mailClaim(claims, id, variation, field)])),
  };
  return company ? { mailing: shown, actions } : null;
}
