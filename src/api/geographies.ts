import { object, pipe, transform } from 'valibot';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import { generationBody } from './businessInfo.ts';
import type { Http } from './http.ts';
import { id, maybeText, text } from './wire/fields.ts';
import { levelOf, textOf } from './wire/normal.ts';
import { entityList } from './wire/readList.ts';

const readGeographies = entityList(
  pipe(
    object({
      geoid: id,
      region: text,
      marketSize: maybeText,
      growthRate: maybeText,
      competitionLevel: maybeText,
      recommendation: maybeText,
    }),
    transform((row): Geography => ({
      id: row.geoid,
      region: textOf(row.region),
      marketSize: textOf(row.marketSize),
      growthRate: textOf(row.growthRate),
      competitionLevel: levelOf(row.competitionLevel),
      recommendation: textOf(row.recommendation),
    })),
  ),
);

const fields = (draft: GeographyDraft) => ({
  region: draft.region,
  marketSize: draft.marketSize,
  growthRate: draft.growthRate,
  competitionLevel: draft.competitionLevel,
  recommendation: draft.recommendation,
});

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
    add: (domain: string, companyId: EntityId, draft: GeographyDraft, signal?: AbortSignal) =>
      done('geographies.add', {
        workspace: domain,
        signal,
        body: { companyId, domain, ...fields(draft) },
      }),
    edit: (domain: string, geoid: EntityId, draft: GeographyDraft, signal?: AbortSignal) =>
      done('geographies.edit', {
        workspace: domain,
        signal,
        body: { domain, geoid, ...fields(draft) },
      }),
    remove: (workspace: string, geoid: EntityId, signal?: AbortSignal) =>
      done('geographies.remove', { workspace, signal, body: { geoid } }),
  };
}
