import { object, pipe, transform } from 'valibot';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Icp, IcpDraft } from '#domain/insights/icp.ts';
import { generationBody } from './businessInfo.ts';
import type { Http } from './http.ts';
import { id, maybeText, maybeTexts, text } from './wire/fields.ts';
import { textOf, textsOf } from './wire/normal.ts';
import { entityList } from './wire/readList.ts';

const readIcps = entityList(
  pipe(
    object({
      icpid: id,
      title: text,
      description: maybeText,
      painPoints: maybeTexts,
      goals: maybeTexts,
    }),
    transform(({ icpid, title, description, painPoints, goals }): Icp => ({
      id: icpid,
      title: textOf(title),
      description: textOf(description),
      painPoints: textsOf(painPoints),
      goals: textsOf(goals),
    })),
  ),
);

const fields = ({ title, description, painPoints, goals }: IcpDraft) => ({
  title,
  description,
  painPoints: [...painPoints],
  goals: [...goals],
});

/** The ideal customer profiles. */
export function icpCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call('icps.list', { workspace, signal, query: { companyId: String(companyId) } }, readIcps),
    generate: (workspace: string, info: SavedBusinessInfo, signal?: AbortSignal) =>
      done('icps.generate', { workspace, signal, body: generationBody(workspace, info) }),
    add: (domain: string, companyId: EntityId, draft: IcpDraft, signal?: AbortSignal) =>
      done('icps.add', {
        workspace: domain,
        signal,
        body: { companyId, domain, ...fields(draft) },
      }),
    edit: (domain: string, icpid: EntityId, draft: IcpDraft, signal?: AbortSignal) =>
      done('icps.edit', { workspace: domain, signal, body: { domain, icpid, ...fields(draft) } }),
    remove: (workspace: string, icpid: EntityId, signal?: AbortSignal) =>
      done('icps.remove', { workspace, signal, body: { icpid } }),
  };
}
