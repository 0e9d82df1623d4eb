import type { EntityId } from '../lists/entityId.ts';
import { onboardingStages, type OnboardingStage } from '../onboarding/onboarding.ts';
import {
  blankBusinessFields,
  businessFields,
  changedBusinessFields,
  type BusinessFields,
} from './businessForm.ts';
import { savedBusinessIn, type SavedBusinessInfo } from './businessInfo.ts';

/** The server's answer about the workspace's company, with the state of this browser. */
export interface AdoptionFacts {
  /** The workspace's newest company; null when it has none. */
  readonly told: SavedBusinessInfo | null;
  /** The id of the company in this browser when the request was sent; null without one. */
  readonly knownBefore: EntityId | null;
  /** The id of the company in this browser now; null without one. */
  readonly known: EntityId | null;
  /** The unsaved text in the business form; undefined without any. */
  readonly draft: BusinessFields | undefined;
  /** True while a save of the business runs, in this tab or another. */
  readonly isSaving: boolean;
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
 * other text, else it asks the person. It does nothing when a save has changed the company since the request.
 */
export function adoptionDecision(facts: AdoptionFacts): 'nothing' | 'adopt' | 'ask' {
  const { told, knownBefore, known, draft, isSaving, isLate, decided } = facts;
  if (told === null || isSaving || String(known) !== String(knownBefore)) return 'nothing';
  if (String(known) === String(told.companyId)) return 'nothing';
  if (known === null && !isLate && isNothingTyped(draft, businessFields(told))) return 'adopt';
  return decided === companyPairKey(known, told.companyId) ? 'nothing' : 'ask';
}

/** The lists of onboarding, in the order in which they are filled. */
export const onboardingLists = ['usps', 'icps', 'geographies'] as const;

/** Returns the onboarding stage of a workspace: that of the first empty list, else the dashboard. */
export function stageOfLists(
  isEmpty: Readonly<Record<(typeof onboardingLists)[number], boolean>>,
): OnboardingStage {
  const first = onboardingLists.find((list) => isEmpty[list]);
  if (first === undefined) return 'dashboard';
  return first === 'geographies' ? 'geos' : first;
}

/** A business that a new entry has replaced. Its lists are still on the server. */
export interface FormerBusiness {
  readonly info: SavedBusinessInfo;
  readonly stage: OnboardingStage;
  /** The number of its keywords; null when it was not known. */
  readonly keywords: number | null;
}

/** Maximum number of former businesses that are stored. */
const mostFormer = 5;

/**
 * Puts the business that was just replaced first. `now` is the business that replaces it, so it is removed from the list.
 */
export function withFormerBusiness(
  formers: readonly FormerBusiness[],
  replaced: FormerBusiness,
  now: SavedBusinessInfo,
): readonly FormerBusiness[] {
  const ids = [replaced, { info: now }].map(({ info }) => String(info.companyId));
  const others = formers.filter(({ info }) => !ids.includes(String(info.companyId)));
  return [replaced, ...others].slice(0, mostFormer);
}

function readFormerBusiness(value: unknown): FormerBusiness | undefined {
  const { info, stage, keywords }: Partial<Record<string, unknown>> = Object(value);
  const business = savedBusinessIn(info);
  const known = onboardingStages.find((name) => name === stage);
  if (!business || !known) return undefined;
  const isCount = typeof keywords === 'number' && Number.isInteger(keywords) && keywords >= 0;
  return { info: business, stage: known, keywords: isCount ? keywords : null };
}

/** Reads the stored former businesses and leaves out invalid entries. */
export function readFormerBusinesses(value: unknown): readonly FormerBusiness[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((former) => readFormerBusiness(former) ?? []).slice(0, mostFormer);
}
