import type { EntityId } from '../lists/entityId.ts';

/** A company worth reaching out to. */
export interface TargetCompany {
  readonly id: EntityId;
  readonly name: string;
  readonly description: string;
  readonly recentNews: string;
  readonly initiatives: string;
}

/** What the form holds before the server has given an id. */
export type TargetCompanyDraft = Omit<TargetCompany, 'id'>;

/** The part of a company that a selection keeps. */
export type TargetCompanyRef = Pick<TargetCompany, 'id' | 'name'>;
