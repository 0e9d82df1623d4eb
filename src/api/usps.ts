import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { draftToWire, editedGroundsToWire, type EditedGrounds } from '#domain/entities/toWire.ts';
import { uspDescription as description, type UspDraft } from '#domain/insights/usp.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { generationBody } from './businessInfo.ts';
import type { Http } from './http.ts';
import { entityReader } from './wire/readEntities.ts';

const readUsps = entityReader(description);

/** The unique selling points. */
export function uspCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call('usps.list', { workspace, signal, query: { companyId: String(companyId) } }, readUsps),
    generate: (workspace: string, info: SavedBusinessInfo, signal?: AbortSignal) =>
      done('usps.generate', { workspace, signal, body: generationBody(workspace, info) }),
    add: (workspace: string, companyId: EntityId, draft: UspDraft, signal?: AbortSignal) =>
      done('usps.add', {
        workspace,
        signal,
        body: { companyId, domain: workspace, ...draftToWire(description, draft) },
      }),
    edit: (
      workspace: string,
      uspid: EntityId,
      draft: UspDraft & EditedGrounds,
      signal?: AbortSignal,
    ) =>
      done('usps.edit', {
        workspace,
        signal,
        body: {
          domain: workspace,
          uspid,
          ...draftToWire(description, draft),
          ...editedGroundsToWire(description, draft),
        },
      }),
    remove: (workspace: string, uspid: EntityId, signal?: AbortSignal) =>
      done('usps.remove', { workspace, signal, body: { uspid } }),
  };
}
