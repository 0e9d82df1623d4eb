import type { EntityId } from '../lists/entityId.ts';
import {
  blankBusinessFields,
  businessFields,
  changedBusinessFields,
  type BusinessFields,
} from './businessForm.ts';
import type { SavedBusinessInfo } from './businessInfo.ts';

/** The server's answer about the workspace's company, with the state of this browser. */
export interface AdoptionFacts {
  /** The workspace's newest company. */
  readonly told: SavedBusinessInfo;
  /** The id of the company in this browser; null without one. */
  readonly known: EntityId | null;
  /** The unsaved text in the business form; undefined without any. */
  readonly draft: BusinessFields | undefined;
  /** True when pages were shown before the response arrived. */
  readonly isLate: boolean;
  /** The pair of companies that the person has already decided on, in the form of `companyPairKey`; undefined before. */
  readonly decided: string | undefined;
}

/**
 * Returns the key of a pair of companies: the one in this browser and the one of the workspace. The person is asked about
 * each pair only once.
 */
export const companyPairKey = (known: EntityId | null, told: EntityId): string =>
  `${known ?? ''}|${told}`;

/** Returns true when the form has no text that would be lost with the workspace's company in it. */
function isNothingTyped(draft: BusinessFields | undefined, told: BusinessFields): boolean {
  if (!draft) return true;
  return [blankBusinessFields, told].some(
    (fields) => changedBusinessFields(fields, draft).length === 0,
  );
}

/**
 * Returns what a browser does with the workspace's company (D68). It adopts it when no company is stored and the form has no
 * other text, else it asks the person.
 */
export function adoptionDecision(facts: AdoptionFacts): 'nothing' | 'adopt' | 'ask' {
  const { told, known, draft, isLate, decided } = facts;
  if (String(known) === String(told.companyId)) return 'nothing';
  if (known === null && !isLate && isNothingTyped(draft, businessFields(told))) return 'adopt';
  return decided === companyPairKey(known, told.companyId) ? 'nothing' : 'ask';
}
