import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Identified } from '#domain/lists/collection.ts';
import { mailClaim, mailingWithoutConfirmed } from '#domain/mail/mailClaims.ts';
import type { Mailing, MailingActions } from '#domain/mail/mailing.ts';
import { reloadedPath } from '#platform/reloadedPath.ts';
import { useCompany, type Company } from '../company.ts';
import { failureText } from '../failure.ts';
import { loadWithRetries } from '../list.ts';
import { useReport } from '../generation/useReport.ts';
import { lazyService, useServices, type Services } from '../services.ts';
import { useWorkOnPage } from '../useWork.ts';
import { createMailing, type MailingStore } from './createMailing.ts';

const nameOf = ({ workspace, companyId }: Company): string => `emails ${workspace}|${companyId}`;

const mailings = lazyService<Map<string, MailingStore>>();

/** Returns the mailing of a company. It continues when the page is left (D46, D56). */
function mailingOf(services: Services, company: Company): MailingStore {
  const { api, work, wait } = services;
  const { workspace, companyId } = company;
  const name = nameOf(company);
  const all = mailings(services, () => new Map());
  const mailing =
    all.get(name) ??
    createMailing({
      name,
      work,
      load: (ids) => loadWithRetries(() => api.emails.list(workspace, ids), wait),
      generate: (id) => api.emails.generate(workspace, companyId, id),
      textOf: failureText,
      isOffered: all.size === 0 && reloadedPath() === '/email-variations',
    });
  all.set(name, mailing);
  return mailing;
}

const nothing: Mailing = {
  status: 'loading',
  message: '',
  sets: new Map(),
  writing: new Map(),
  run: null,
  missing: 0,
  newKeys: new Set(),
};
const noMailing: Pick<MailingStore, 'subscribe' | 'snapshot'> = {
  subscribe: () => () => undefined,
  snapshot: () => nothing,
};

/** Returns the mail to these prospects and its actions; null before there is a company, when no request is sent (D12). */
export function useMailing(prospects: readonly Identified[]): {
  readonly mailing: Mailing;
  readonly actions: MailingActions;
} | null {
  const services = useServices();
  const company = useCompany();
  const store = useMemo(() => (company ? mailingOf(services, company) : null), [services, company]);
  const open = useEffectEvent((to: MailingStore) => to.open(prospects.map(({ id }) => id)));
  const ids = prospects.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === '') store?.open([]);
    else if (store) open(store);
  }, [store, ids]);
  const { subscribe, snapshot } = store ?? noMailing;
  const mailing = useSyncExternalStore(subscribe, snapshot);
  const isShown =
    mailing.status !== 'error' &&
    (mailing.run?.status === 'running' || mailing.run?.status === 'stopped');
  useWorkOnPage(company && isShown ? nameOf(company) : null);
  const report = useReport('emails');
  const { confirmations } = services;
  const confirmed = useSyncExternalStore(confirmations.subscribe, confirmations.snapshot);
  const list = company ? `emails|${company.workspace}|${company.companyId}` : '';
  const shown = useMemo(
    () => mailingWithoutConfirmed(list, mailing, confirmed),
    [list, mailing, confirmed],
  );
  const actions = useMemo(
    (): MailingActions | null =>
      store && {
        ...store,
        onConfirm: (id, variation, field) =>
          confirmations.keep(mailClaim(list, id, variation, field)),
      },
    [store, confirmations, list],
  );
  return useMemo(
    () => (actions ? { mailing: { ...shown, report }, actions } : null),
    [shown, report, actions],
  );
}
