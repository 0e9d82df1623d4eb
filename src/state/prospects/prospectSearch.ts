import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import type { CompanyScope } from '../company.ts';
import type { Searches } from './searchQueue.ts';

type Arrive = (people: readonly Prospect[]) => void;

/** Searches people at target companies, one request per company, so that a failure affects only its company. */
export interface ProspectSearch {
  /**
   * Returns those of these companies that were never searched. The argument lists companies without known people; a first
   * visit searches the result.
   */
  neverSearched(
    scope: CompanyScope,
    companies: readonly TargetCompanyRef[],
  ): readonly TargetCompanyRef[];
  /**
   * Records that people are known at these companies. If they are deleted later, that is on purpose, and no first search
   * runs.
   */
  markFound(scope: CompanyScope, companies: readonly TargetCompanyRef[]): void;
  /** Queues companies. A company that is already queued keeps its place. */
  start(scope: CompanyScope, companies: readonly TargetCompanyRef[], why: 'first' | 'again'): void;
  /**
   * Resolves when no company is queued or searched, and passes on the people found until then. Rejects only when every
   * search failed.
   */
  follow(scope: CompanyScope, arrive: Arrive): Promise<void>;
  /** Stops the queued searches. A running request goes on. */
  stop(scope: CompanyScope): void;
  /** Returns true while companies are queued or searched and Stop was not pressed. */
  isUnderWay(scope: CompanyScope): boolean;
  /** Returns the state of each search by company id. The map changes only when its content does. */
  searches(scope: CompanyScope): Searches;
  readonly subscribe: (listener: () => void) => () => void;
}
