import type { Api } from '#api/createApi.ts';
import type { GenerationKind } from '#domain/work/generation.ts';
import type { Company } from '../company.ts';

/** The two calls behind a kind: what is there, and making more of it. */
export interface GenerationCalls {
  readonly list: (signal?: AbortSignal) => Promise<readonly unknown[]>;
  readonly generate: () => Promise<void>;
}

/** The calls of every kind, bound to one company. */
export function generationCalls(
  api: Api,
  { workspace, companyId, info }: Company,
): Readonly<Record<GenerationKind, GenerationCalls>> {
  const byCompany = (area: 'keywords' | 'targetCompanies' | 'contentIdeas') => ({
    list: (signal?: AbortSignal) => api[area].list(workspace, companyId, signal),
    generate: () => api[area].generate(workspace, companyId),
  });
  const byProfile = (area: 'usps' | 'icps' | 'geographies') => ({
    list: (signal?: AbortSignal) => api[area].list(workspace, companyId, signal),
    generate: () => api[area].generate(workspace, info),
  });
  return {
    usps: byProfile('usps'),
    icps: byProfile('icps'),
    geographies: byProfile('geographies'),
    keywords: byCompany('keywords'),
    targetCompanies: byCompany('targetCompanies'),
    contentIdeas: byCompany('contentIdeas'),
  };
}
