import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { draftToWire, editedGroundsToWire, type EditedGrounds } from '#domain/entities/toWire.ts';
import { icpDescription as description, type IcpDraft } from '#domain/insights/icp.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { generationBody } from './businessInfo.ts';
import type { Http } from './http.ts';
import { entityReader } from './wire/readEntities.ts';

const readIcps = entityReader(description);

/** The ideal customer profiles. */
export function icpCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call('icps.list', { workspace, signal, query: { companyId: String(companyId) } }, readIcps),
    generate: (workspace: string, info: SavedBusinessInfo, signal?: AbortSignal) =>
      done('icps.generate', { workspace, signal, body: generationBody(workspace, info) }),
    add: (workspace: string, companyId: EntityId, draft: IcpDraft, signal?: AbortSignal) =>
      done('icps.add', {
        workspace,
        signal,
        body: { companyId, domain: workspace, ...draftToWire(description, draft) },
      }),
    edit: (
      workspace: string,
      icpid: EntityId,
      draft: IcpDraft & EditedGrounds,
      signal?: AbortSignal,
    ) =>
      done('icps.edit', {
        workspace,
        signal,
        body: {
          domain: workspace,
          icpid,
          ...draftToWire(description, draft),
          ...editedGroundsToWire(description, draft),
        },
      }),
    remove: (workspace: string, icpid: EntityId, signal?: AbortSignal) =>
      done('icps.remove', { workspace, signal, body: { icpid } }),
  };
}
