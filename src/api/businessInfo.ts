import { object } from 'valibot';
import type { BusinessProfile, SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { id } from './wire/fields.ts';
import { readOne } from './wire/readOne.ts';

const created = object({ companyId: id });

const fields = ({ name, size, website, description }: BusinessProfile) => ({
  name,
  size,
  website,
  description,
});

/** The body of every insight generation. */
export const generationBody = (domain: string, info: SavedBusinessInfo) => ({
  companyId: info.companyId,
  domain,
  ...fields(info),
});

/** Saving the business, and having its website read. */
export function businessInfoCalls({ call, done }: Http) {
  return {
    /** Gives the company's id; where none is known yet, a company is created. */
    save: (
      domain: string,
      profile: BusinessProfile,
      companyId: EntityId | null,
      signal?: AbortSignal,
    ) => {
      const known = companyId === null ? {} : { companyId };
      const body = { ...known, domain, ...fields(profile) };
      return call(
        'businessInfo.save',
        { workspace: domain, signal, body },
        (answer) => readOne(answer, created).companyId,
      );
    },
    /** Has the website read by the server; the workspace is the path's segment (D16). */
    scrape: (workspace: string, url: string, companyId: EntityId, signal?: AbortSignal) =>
      done('businessInfo.scrape', { workspace, signal, body: { url, companyId } }),
  };
}
