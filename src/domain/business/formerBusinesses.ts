import { onboardingStages, type OnboardingStage } from '../onboarding/onboarding.ts';
import type { SavedBusinessInfo } from './businessInfo.ts';
import { savedBusinessIn } from './businessStored.ts';

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
