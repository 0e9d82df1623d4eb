import type { Prospect } from '#domain/companies/prospect.ts';
import type { CompanyScope } from '../company.ts';
import { createListeners } from '../listeners.ts';

interface Outcome {
  readonly scope: string;
  readonly people: readonly Prospect[];
  readonly error?: unknown;
}

/** Passes the outcome of each search on to those who follow the searches of its company. */
export interface SearchOutcomes {
  readonly found: (scope: CompanyScope, people: readonly Prospect[]) => void;
  readonly failed: (scope: CompanyScope, error: unknown) => void;
  /** Passes on people until `ended` resolves. Rejects only when every search failed. */
  readonly follow: (
    scope: CompanyScope,
    arrive: (people: readonly Prospect[]) => void,
    ended: () => Promise<void>,
  ) => Promise<void>;
}

const keyOf = ({ workspace, companyId }: CompanyScope): string => `${workspace}|${companyId}`;

export function createSearchOutcomes(): SearchOutcomes {
  const listeners = createListeners<[Outcome]>();
  return {
    found: (scope, people) => listeners.tell({ scope: keyOf(scope), people }),
    failed: (scope, error) => listeners.tell({ scope: keyOf(scope), people: [], error }),
    async follow(scope, arrive, ended) {
      const key = keyOf(scope);
      let hasFound = false;
      const failures: unknown[] = [];
      const leave = listeners.subscribe((outcome) => {
        if (outcome.scope !== key) return;
        if ('error' in outcome) failures.push(outcome.error);
        else {
          hasFound = true;
          arrive(outcome.people);
        }
      });
      await ended();
      leave();
      if (failures.length > 0 && !hasFound) throw failures[0];
    },
  };
}
