import { object, pipe, transform } from 'valibot';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { Http } from './http.ts';
import { id, maybeText, text } from './wire/fields.ts';
import { textOf } from './wire/normal.ts';
import { entityList } from './wire/readList.ts';

const readTargetCompanies = entityList(
  pipe(
    object({
      targetid: id,
      target_company_name: text,
      description: maybeText,
      recent_news: maybeText,
      initiatives_and_challenges: maybeText,
    }),
    transform((row): TargetCompany => ({
      id: row.targetid,
      name: textOf(row.target_company_name),
      description: textOf(row.description),
      recentNews: textOf(row.recent_news),
      initiatives: textOf(row.initiatives_and_challenges),
    })),
  ),
);

const fields = ({ name, description, recentNews, initiatives }: TargetCompanyDraft) => ({
  target_company_name: name,
  description,
  recent_news: recentNews,
  initiatives_and_challenges: initiatives,
});

/** The target companies. */
export function targetCompanyCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call(
        'targetCompanies.list',
        { workspace, signal, query: { companyId: String(companyId) } },
        readTargetCompanies,
      ),
    generate: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      done('targetCompanies.generate', { workspace, signal, body: { companyId } }),
    add: (
      workspace: string,
      companyId: EntityId,
      draft: TargetCompanyDraft,
      signal?: AbortSignal,
    ) => done('targetCompanies.add', { workspace, signal, body: { companyId, ...fields(draft) } }),
    edit: (
      workspace: string,
      targetid: EntityId,
      draft: TargetCompanyDraft,
      signal?: AbortSignal,
    ) => done('targetCompanies.edit', { workspace, signal, body: { targetid, ...fields(draft) } }),
    remove: (workspace: string, targetid: EntityId, signal?: AbortSignal) =>
      done('targetCompanies.remove', { workspace, signal, body: { targetid } }),
  };
}
