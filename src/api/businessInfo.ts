import { is, nullable, object, optional, unknown, type InferOutput } from 'valibot';
import {
  companySizes,
  defaultCompanySize,
  type BusinessProfile,
  type SavedBusinessInfo,
} from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { ApiError, id, optionalText, readOne, readText, text } from './response.ts';

/** A version that is no number counts as unknown. */
const version = optional(unknown());

const saved = object({ companyId: id, version });

const company = object({
  companyId: id,
  name: text,
  size: optionalText,
  website: optionalText,
  description: optionalText,
  version,
});

/** A company as the server has it. A server may not tell the version. */
export interface ToldCompany extends SavedBusinessInfo {
  readonly version?: number;
}

const versionIn = (told: { readonly version?: unknown }) =>
  typeof told.version === 'number' ? { version: told.version } : {};

const companyOf = (found: InferOutput<typeof company>, workspace: string): ToldCompany => ({
  companyId: found.companyId,
  name: readText(found.name),
  size: companySizes.find((size) => size === found.size) ?? defaultCompanySize,
  website: readText(found.website),
  description: readText(found.description),
  domain: workspace,
  ...versionIn(found),
});

/** Returns the company as it stands, from the refusal of an outdated save; null for any other failure. */
export const companyInRefusal = (cause: unknown, workspace: string): ToldCompany | null =>
  cause instanceof ApiError && cause.status === 409 && is(company, cause.present)
    ? companyOf(cause.present, workspace)
    : null;

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
    /**
     * Saves the business and returns the company's id and version. Creates a company when `companyId` is null. The server
     * refuses to replace another version than `from` (D53).
     */
    save: (
      workspace: string,
      profile: BusinessProfile,
      companyId: EntityId | null,
      from?: number,
    ): Promise<Pick<ToldCompany, 'companyId' | 'version'>> => {
      const known = companyId === null ? {} : { companyId, ...versionIn({ version: from }) };
      const body = { ...known, domain: workspace, ...fields(profile) };
      return call('businessInfo.save', { workspace, body }, (answer) => {
        const told = readOne(answer, saved);
        return { companyId: told.companyId, ...versionIn(told) };
      });
    },
    /** Makes the server read the website. The workspace is part of the path (D16). */
    scrape: (workspace: string, url: string, companyId: EntityId) =>
      done('businessInfo.scrape', { workspace, body: { url, companyId } }),
    /** Returns the workspace's newest company, or null. The call is optional: a server may not have it (D68). */
    get: (workspace: string, signal?: AbortSignal) =>
      call('businessInfo.get', { workspace, signal }, (answer) => {
        const found = readOne(answer, nullable(company));
        return found && companyOf(found, workspace);
      }),
  };
}
