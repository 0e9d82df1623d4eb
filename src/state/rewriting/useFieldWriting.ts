import { useMemo, useSyncExternalStore } from 'react';
import type { DraftOf, EntityDescription, EntityOf } from '#domain/entities/description.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import { claimOf } from '#domain/evidence/claims.ts';
import type { CollectionActions, Identified } from '#domain/lists/collection.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import type { RewritableKind } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';
import { useCompany } from '../company.ts';
import { listKey, listName } from '../lists/listKey.ts';
import type { CompanyResource } from '../resources/useCompanyCollection.ts';
import { useServices } from '../services.ts';
import { rewriteName, type FieldJob } from './fieldJob.ts';
import { rewritesOf } from './rewritesOf.ts';

interface List<Description extends EntityDescription> {
  readonly kind: RewritableKind;
  readonly description: Description;
  readonly resource: CompanyResource<EntityOf<Description> & Identified, DraftOf<Description>>;
}

/**
 * Returns the functions that rewrite single fields of one of the company's lists; undefined before there is a company (D12).
 */
export function useFieldWriting<Description extends EntityDescription>(
  { kind, description, resource }: List<Description>,
  onEdit: CollectionActions<EntityOf<Description>, DraftOf<Description>>['onEdit'],
): FieldWriting<EntityOf<Description>> | undefined {
  const services = useServices();
  const company = useCompany();
  const store = rewritesOf(services);
  const rewrites = useSyncExternalStore(store.subscribe, store.snapshot);
  const edited = useSyncExternalStore(services.ownEdits.subscribe, services.ownEdits.snapshot);
  const calls = useMemo(
    () => company && resource.callsOf(services.api, company),
    [company, resource, services],
  );
  if (!company || !calls) return undefined;
  const scope = { workspace: company.workspace, companyId: String(company.companyId) };
  const list = listName(listKey(resource.rules.name, scope));
  type Item = EntityOf<Description>;
  const nameOf = (item: Item, field: string) => rewriteName(kind, scope, item, field);
  const jobOf = (item: Item, field: string): FieldJob<Item> => ({
    kind,
    scope,
    item,
    field,
    list: () => calls.list(),
    generate: async () => calls.generate?.(() => undefined),
    labelOf: resource.rules.labelOf,
  });
  return {
    of: (item, field) => rewrites.get(nameOf(item, field)) ?? null,
    isEdited: (item, field) => edited.size > 0 && edited.has(claimOf(list, item, field)),
    onAsk: (item, field) => store.ask(jobOf(item, field)),
    onAskWhole: (item, field) => store.askWhole(jobOf(item, field)),
    onAnother: (item, field) => store.ask(jobOf(item, field), true),
    onLeave: (item, field) => store.leave(nameOf(item, field)),
    onRead: (item, field) => store.read(nameOf(item, field)),
    async onTake(item, field) {
      const { proposal, from } = rewrites.get(nameOf(item, field)) ?? {};
      if (!proposal) return { ok: true };
      const draft = unchangedDraft(description, { ...item, [field]: proposal.value });
      if (!draft) return { ok: false, message: t('message.inline.invalid') };
      const outcome = await onEdit(item, draft, { field, from });
      if (outcome.ok) store.leave(nameOf(item, field));
      return outcome;
    },
  };
}
