import { object, pipe, transform } from 'valibot';
import { isEntityId, type EntityId } from '#domain/lists/entityId.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import type { Http } from './http.ts';
import { askInBatches } from './idBatches.ts';
import { id, maybeId, maybeText, text } from './wire/fields.ts';
import { textOf } from './wire/normal.ts';
import { entityList, uniqueRows } from './wire/readList.ts';

const readProspects = entityList(
  pipe(
    object({
      prospectid: id,
      prospect_name: text,
      prospect_company_name: maybeText,
      role: maybeText,
      targetid: maybeId,
    }),
    transform((row): Prospect => ({
      id: row.prospectid,
      name: textOf(row.prospect_name),
      companyName: textOf(row.prospect_company_name),
      role: textOf(row.role),
      targetCompanyId: row.targetid ?? null,
    })),
  ),
);

const fields = ({ name, companyName, role }: Omit<ProspectDraft, 'targetCompanyId'>) => ({
  prospect_name: name,
  prospect_company_name: companyName,
  role,
});

/** The people at the target companies. */
export function prospectCalls({ call, done, roomFor, onLeftOut }: Http) {
  return {
    /** The people at these companies, asked for in as many calls as the addresses' length takes (D25). */
    list: async (workspace: string, targetIds: readonly EntityId[], signal?: AbortSignal) => {
      const leftOut = targetIds.filter((targetId) => !isEntityId(targetId));
      if (leftOut.length > 0) onLeftOut('prospects.list', leftOut);
      const room = roomFor('prospects.list', workspace, 'targetid');
      const lists = await askInBatches(targetIds.filter(isEntityId), room, (targetid) =>
        call('prospects.list', { workspace, signal, query: { targetid } }, readProspects),
      );
      return uniqueRows(lists.flat());
    },
    /** Has people found at these companies. */
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
        body: { targetid: draft.targetCompanyId, ...fields(draft) },
      }),
    edit: (
      workspace: string,
      prospectid: EntityId,
      draft: Omit<ProspectDraft, 'targetCompanyId'>,
      signal?: AbortSignal,
    ) => done('prospects.edit', { workspace, signal, body: { prospectid, ...fields(draft) } }),
    remove: (workspace: string, prospectid: EntityId, signal?: AbortSignal) =>
      done('prospects.remove', { workspace, signal, body: { prospectid } }),
  };
}
