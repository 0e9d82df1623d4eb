import { nullable, object } from 'valibot';
import {
  companySizes,
  defaultCompanySize,
  type BusinessProfile,
  type SavedBusinessInfo,
} from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { id, optionalText, readOne, readText, text } from './response.ts';

const created = object({ companyId: id });

const company = nullable(
  object({
    companyId: id,
    name: text,
    size: optionalText,
    website: optionalText,
    description: optionalText,
  }),
);

function readCompany(answer: unknown, workspace: string): SavedBusinessInfo | null {
  const found = readOne(answer, company);
  return (
    found && {
      companyId: found.companyId,
      name: readText(found.name),
      size: companySizes.find((size) => size === found.size) ?? defaultCompanySize,
      website: readText(found.website),
      description: readText(found.description),
      domain: workspace,
    }
  );
}

const fields = ({ name, size, website, description }: BusinessProfile) => ({
  name,
  size,
  website,
  description,
});

/** The body of the calls that generate USPs, ICPs and geographies. */
export const generationBody = (workspace: string, info: SavedBusinessInfo) => ({
  companyId: info.companyId,
  domain: workspace,
  ...fields(info),
});

/** The calls that save the business, scrape its website and return the company of the workspace. */
export function businessInfoCalls({ call, done }: Http) {
  return {
    /** Saves the business and returns the company's id. Creates a company when `companyId` is null. */
    save: (workspace: string, profile: BusinessProfile, companyId: EntityId | null) => {
      const known = companyId === null ? {} : { companyId };
      const body = { ...known, domain: workspace, ...fields(profile) };
      return call(
        'businessInfo.save',
        { workspace, body },
        (answer) => readOne(answer, created).companyId,
      );
    },
    /** Makes the server read the website. The workspace is part of the path (D16). */
    scrape: (workspace: string, url: string, companyId: EntityId) =>
      done('businessInfo.scrape', { workspace, body: { url, companyId } }),
    /** Returns the workspace's newest company, or null. The call is optional: a server may not have it (D68). */
    get: (workspace: string, signal?: AbortSignal) =>
      call('businessInfo.get', { workspace, signal }, (answer) => readCompany(answer, workspace)),
  };
}
