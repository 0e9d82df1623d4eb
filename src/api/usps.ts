import { object, pipe, transform } from 'valibot';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { generationBody } from './businessInfo.ts';
import type { Http } from './http.ts';
import { id, maybeText, text } from './wire/fields.ts';
import { textOf } from './wire/normal.ts';
import { entityList } from './wire/readList.ts';
import { renameKeys } from './wire/renameKeys.ts';

const row = object({
  uspid: id,
  title: text,
  description: maybeText,
  valueProposition: maybeText,
});

const readUsps = entityList(
  pipe(
    renameKeys({ valueproposition: 'valueProposition' }, row),
    transform(({ uspid, title, description, valueProposition }): Usp => ({
      id: uspid,
      title: textOf(title),
      description: textOf(description),
      valueProposition: textOf(valueProposition),
    })),
  ),
);

const fields = ({ title, description, valueProposition }: UspDraft) => ({
  title,
  description,
  valueProposition,
});

/** The unique selling points. */
export function uspCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call('usps.list', { workspace, signal, query: { companyId: String(companyId) } }, readUsps),
    generate: (workspace: string, info: SavedBusinessInfo, signal?: AbortSignal) =>
      done('usps.generate', { workspace, signal, body: generationBody(workspace, info) }),
    add: (domain: string, companyId: EntityId, draft: UspDraft, signal?: AbortSignal) =>
      done('usps.add', {
        workspace: domain,
        signal,
        body: { companyId, domain, ...fields(draft) },
      }),
    edit: (domain: string, uspid: EntityId, draft: UspDraft, signal?: AbortSignal) =>
      done('usps.edit', { workspace: domain, signal, body: { domain, uspid, ...fields(draft) } }),
    remove: (workspace: string, uspid: EntityId, signal?: AbortSignal) =>
      done('usps.remove', { workspace, signal, body: { uspid } }),
  };
}
