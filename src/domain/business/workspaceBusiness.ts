import type { EntityId } from '../lists/entityId.ts';
import type { OnboardingStage } from '../onboarding/onboarding.ts';
import { blankBusinessFields, businessFields } from './businessDraft.ts';
import type { SavedBusinessInfo } from './businessInfo.ts';
import { changedBusinessFields, type BusinessFields } from './businessProfile.ts';

/** What is known when the server has told which company the workspace works on. */
export interface ToldBusiness {
  /** The workspace's newest company; null while it has none. */
  readonly told: SavedBusinessInfo | null;
  /** The company this browser knew when the server was asked. */
  readonly knownBefore: EntityId | null;
  /** The company it knows now. */
  readonly known: EntityId | null;
  /** What is typed into the business form and not saved. */
  readonly draft: BusinessFields | undefined;
  /** A save of the business is under way, in this tab or another. */
  readonly isSaving: boolean;
  /** Pages were shown before the answer came. */
  readonly isLate: boolean;
  /** The difference the person has decided on before, as `differenceOf` writes it. */
  readonly decided: string | undefined;
}

/** A browser's company beside the workspace's: each such pair is asked about once. */
export const differenceOf = (known: EntityId | null, told: EntityId): string =>
  `${known ?? ''}|${told}`;

/** True where the form holds nothing that would be lost with the workspace's company in its place. */
function isNothingTyped(draft: BusinessFields | undefined, told: BusinessFields): boolean {
  if (!draft) return true;
  return [blankBusinessFields, told].some(
    (fields) => changedBusinessFields(fields, draft).length === 0,
  );
}

/**
 * What a browser does with the workspace's company (D68): a browser that knows none adopts it; one that knows another, or
 * in which somebody has begun to tell of theirs, asks the person. An answer that a save has overtaken says nothing any more.
 */
export function adoptionOf(so: ToldBusiness): 'nothing' | 'adopt' | 'ask' {
  const { told, knownBefore, known, draft, isSaving, isLate, decided } = so;
  if (told === null || isSaving || String(known) !== String(knownBefore)) return 'nothing';
  if (String(known) === String(told.companyId)) return 'nothing';
  if (known === null && !isLate && isNothingTyped(draft, businessFields(told))) return 'adopt';
  return decided === differenceOf(known, told.companyId) ? 'nothing' : 'ask';
}

/** The lists of the onboarding, in the order they are filled. */
export const onboardingLists = ['usps', 'icps', 'geographies'] as const;

/** Where a workspace is with setting up: at the first list that is empty, else at the dashboard. */
export function stageOfLists(
  isEmpty: Readonly<Record<(typeof onboardingLists)[number], boolean>>,
): OnboardingStage {
  const first = onboardingLists.find((list) => isEmpty[list]);
  if (first === undefined) return 'dashboard';
  return first === 'geographies' ? 'geos' : first;
}
