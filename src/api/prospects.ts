import {
  prospectDescription as description,
  type ProspectDraft,
  type ProspectFields,
} from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import { isEntityId, type EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { askInBatches } from './idBatches.ts';
import { Malformed } from './wire/malformed.ts';
import { entityReader } from './wire/readEntities.ts';
import { uniqueRows } from './wire/listIn.ts';

const readProspects = entityReader(description, ({ targetid }) => {
  if (targetid === undefined || targetid === null) return { targetCompanyId: null };
  if (!isEntityId(targetid)) throw new Malformed('targetid is no id');
  return { targetCompanyId: targetid };
});

/** The people at the target companies. */
export function prospectCalls({ call, done, charactersLeftFor, onLeftOut }: Http) {
  return {
    /** The people at these companies. Long lists of ids are split into several calls (D25). */
    list: async (workspace: string, targetIds: readonly EntityId[], signal?: AbortSignal) => {
      const leftOut = targetIds.filter((targetId) => !isEntityId(targetId));
      if (leftOut.length > 0) onLeftOut('prospects.list', leftOut);
      const maxLength = charactersLeftFor('prospects.list', workspace, 'targetid');
      const lists = await askInBatches(targetIds.filter(isEntityId), maxLength, (targetid) =>
        call('prospects.list', { workspace, signal, query: { targetid } }, readProspects),
      );
      return uniqueRows(lists.flat());
    },
    /** Starts the search for people at these companies. */
    generate: (workspace: string, companies: readonly TargetCompanyRef[], signal?: AbortSignal) =>
      done('prospects.generate', {
        workspace,
        signal,
        body: { companies: companies.map(({ id, name }) => ({ targetid: id, name })) },
      }),
    add: (workspace: string, draft: ProspectDraft, signal?: AbortSignal) =>
      done('prospects.add', {
        workspace,
        signal,
        body: { targetid: draft.targetCompanyId, ...draftToWire(description, draft) },
      }),
    edit: (workspace: string, prospectid: EntityId, draft: ProspectFields, signal?: AbortSignal) =>
      done('prospects.edit', {
        workspace,
        signal,
        body: { prospectid, ...draftToWire(description, draft) },
      }),
    remove: (workspace: string, prospectid: EntityId, signal?: AbortSignal) =>
      done('prospects.remove', { workspace, signal, body: { prospectid } }),
  };
}
