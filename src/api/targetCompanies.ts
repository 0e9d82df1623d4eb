import {
  targetCompanyDescription as description,
  type TargetCompanyDraft,
} from '#domain/companies/targetCompany.ts';
import { pageAddress } from '#domain/evidence/pageAddress.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { entityReader } from './wire/readEntities.ts';

/** What some servers return beside a company's fields. Unreadable values are left out. */
function readSite({ website, website_found: isWebsiteFound }: Readonly<Record<string, unknown>>) {
  const address = typeof website === 'string' ? pageAddress(website) : undefined;
  return {
    ...(address !== undefined && { website: address }),
    ...(typeof isWebsiteFound === 'boolean' && { isWebsiteFound }),
  };
}

const readTargetCompanies = entityReader(description, readSite);

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
    ) =>
      done('targetCompanies.add', {
        workspace,
        signal,
        body: { companyId, ...draftToWire(description, draft) },
      }),
    edit: (
      workspace: string,
      targetid: EntityId,
      draft: TargetCompanyDraft,
      signal?: AbortSignal,
    ) =>
      done('targetCompanies.edit', {
        workspace,
        signal,
        body: { targetid, ...draftToWire(description, draft) },
      }),
    remove: (workspace: string, targetid: EntityId, signal?: AbortSignal) =>
      done('targetCompanies.remove', { workspace, signal, body: { targetid } }),
  };
}
