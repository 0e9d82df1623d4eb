import type { Api } from '#api/createApi.ts';
import type { GenerationKind } from '#domain/work/generation.ts';
import type { Company } from '../company.ts';
import { companyLists } from '../resources/companyLists.ts';

/** The calls of a kind: load the list, and generate more rows. */
export interface GenerationCalls {
  readonly list: (signal?: AbortSignal) => Promise<readonly unknown[]>;
  readonly generate: () => Promise<void>;
}

const ignore = () => undefined;

/** Returns the calls of a kind for one company. */
export function generationCalls(api: Api, company: Company) {
  return (kind: GenerationKind): GenerationCalls => {
    const { list, generate } = companyLists[kind].callsOf(api, company);
    return { list, generate: async () => generate?.(ignore) };
  };
}
