import type { Api } from '#api/createApi.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { GenerationKind } from '#domain/work/generation.ts';
import type { GenerationWork } from '../collection/resource.ts';
import type { Company } from '../company.ts';
import { contentIdeaResource } from './contentIdeas.ts';
import { geographyResource } from './geographies.ts';
import { icpResource } from './icps.ts';
import { keywordResource } from './keywords.ts';
import { targetCompanyResource } from './targetCompanies.ts';
import { uspResource } from './uspResource.ts';

/** The part of a list's resource that loads and generates it. */
export interface CompanyList {
  readonly rules: { readonly name: string };
  readonly callsOf: (
    api: Api,
    company: Company,
  ) => {
    readonly list: (signal?: AbortSignal) => Promise<readonly Identified[]>;
    readonly generate?: GenerationWork<unknown>;
  };
}

/** The lists of a company that can be generated. */
export const companyLists: Readonly<Record<GenerationKind, CompanyList>> = {
  usps: uspResource,
  icps: icpResource,
  geographies: geographyResource,
  keywords: keywordResource,
  targetCompanies: targetCompanyResource,
  contentIdeas: contentIdeaResource,
};
