import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { draftToWire, editedGroundsToWire, type EditedGrounds } from '#domain/entities/toWire.ts';
import {
  geographyDescription as description,
  type GeographyDraft,
} from '#domain/insights/geography.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { generationBody } from './businessInfo.ts';
import type { Http } from './http.ts';
import { entityReader } from './wire/readEntities.ts';

const readGeographies = entityReader(description);

/** The target geographies. */
export function geographyCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call(
        'geographies.list',
        { workspace, signal, query: { companyId: String(companyId) } },
        readGeographies,
      ),
    generate: (workspace: string, info: SavedBusinessInfo, signal?: AbortSignal) =>
      done('geographies.generate', { workspace, signal, body: generationBody(workspace, info) }),
    add: (workspace: string, companyId: EntityId, draft: GeographyDraft, signal?: AbortSignal) =>
      done('geographies.add', {
        workspace,
        signal,
        body: { companyId, domain: workspace, ...draftToWire(description, draft) },
      }),
    edit: (
      workspace: string,
      geoid: EntityId,
      draft: GeographyDraft & EditedGrounds,
      signal?: AbortSignal,
    ) =>
      done('geographies.edit', {
        workspace,
        signal,
        body: {
          domain: workspace,
          geoid,
          ...draftToWire(description, draft),
          ...editedGroundsToWire(description, draft),
        },
      }),
    remove: (workspace: string, geoid: EntityId, signal?: AbortSignal) =>
      done('geographies.remove', { workspace, signal, body: { geoid } }),
  };
}
