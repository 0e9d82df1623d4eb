import type { Api } from '#api/createApi.ts';
import type { GenerationKind } from '#domain/work/generation.ts';
import type { Company } from '../company.ts';
import { companyLists } from '../resources/companyLists.ts';

/** The two calls behind a kind: what is there, and making more of it. */
export interface GenerationCalls {
  readonly list: (signal?: AbortSignal) => Promise<readonly unknown[]>;
  readonly generate: () => Promise<void>;
}

const ignore = () => undefined;

/** Gives the calls of a kind, bound to one company. */
export function generationCalls(api: Api, company: Company) {
  return (kind: GenerationKind): GenerationCalls => {
    const { list, generate } = companyLists[kind].callsOf(api, company);
    return { list, generate: async () => generate?.(ignore) };
  };
}
