import type { EntityId } from '../lists/entityId.ts';
import { onboardingStages, type OnboardingStage } from '../onboarding/onboarding.ts';
import { savedBusinessIn, type SavedBusinessInfo } from './businessInfo.ts';

/** A business that a new entry has replaced. Its lists are still on the server. */
export interface FormerBusiness {
  readonly info: SavedBusinessInfo;
  readonly stage: OnboardingStage;
  /** The number of its keywords; null when it was not known. */
  readonly keywords: number | null;
}

/** Maximum number of former businesses that are stored. */
const mostFormer = 5;

/** Returns the former businesses once `now` is the present one, or deleted: without it, and the one it replaced first. */
export function formersAfter(
  formers: readonly FormerBusiness[],
  now: EntityId,
  replaced: FormerBusiness | null,
): readonly FormerBusiness[] {
  const ids = [now, replaced?.info.companyId].map(String);
  const others = formers.filter(({ info }) => !ids.includes(String(info.companyId)));
  return [...(replaced ? [replaced] : []), ...others].slice(0, mostFormer);
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
