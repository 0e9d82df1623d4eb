import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Identified } from '#domain/collection.ts';
import type { Mailing, MailingActions } from '#domain/mailing.ts';
import { loadPatiently } from '../collection/loadPatiently.ts';
import { useCompany, type Company } from '../company.ts';
import { mayPass, textOf } from '../failure.ts';
import { useServices, type Services } from '../services.ts';
import { createMailing, type MailingStore } from './createMailing.ts';

/** The mailings of a person's companies, kept beside the services they stand on: they outlive the page (D46). */
const mailings = new WeakMap<Services, Map<string, MailingStore>>();

function mailingOf(services: Services, { workspace, companyId }: Company): MailingStore {
  const known = mailings.get(services) ?? new Map<string, MailingStore>();
  mailings.set(services, known);
  const present = known.get(String(companyId));
  if (present) return present;
  const { api, ledger, wait } = services;
  const scope = { workspace, companyId: String(companyId) };
  const made = createMailing({
    load: (ids) => loadPatiently(() => api.emails.list(workspace, ids), mayPass, wait),
    generate: (id, signal) => api.emails.generate(workspace, companyId, id, signal),
    textOf,
    exclusively: async (work) => {
      let where: 'here' | 'elsewhere' = 'elsewhere';
      await ledger.run(scope, 'emails', () => {
        where = 'here';
        return work();
      });
      return where;
    },
  });
  known.set(String(companyId), made);
  return made;
}

const nothing: Mailing = {
  status: 'loading',
  message: '',
  sets: new Map(),
  writing: new Map(),
  run: null,
  newKeys: new Set(),
};
const noMailing: Pick<MailingStore, 'subscribe' | 'snapshot'> = {
  subscribe: () => () => undefined,
  snapshot: () => nothing,
};

/** The mail to these prospects and what can be done with it; null without a company, when nothing is asked (D12). */
export function useMailing(
  prospects: readonly Identified[],
): { readonly mailing: Mailing; readonly actions: MailingActions } | null {
  const services = useServices();
  const company = useCompany();
  const store = useMemo(() => (company ? mailingOf(services, company) : null), [services, company]);
  const open = useEffectEvent((to: MailingStore) => to.open(prospects.map(({ id }) => id)));
  const ids = prospects.map(({ id }) => id).join();
  useEffect(() => {
    if (store && ids !== '') open(store);
  }, [store, ids]);
  const { subscribe, snapshot } = store ?? noMailing;
  const mailing = useSyncExternalStore(subscribe, snapshot);
  return store && { mailing, actions: store };
}
