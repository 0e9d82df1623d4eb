import { onboardingStages, type OnboardingStage } from '../onboarding/onboarding.ts';
import type { SavedBusinessInfo } from './businessInfo.ts';
import { savedBusinessIn } from './businessStored.ts';

/** A business that a new entry has replaced. Its lists are still on the server. */
export interface FormerBusiness {
  readonly info: SavedBusinessInfo;
  readonly stage: OnboardingStage;
  /** The number of its keywords, where it was known. */
  readonly keywords: number | null;
}

/** So many former businesses are kept, the newest first. */
const mostFormer = 5;

/** Adds the business that was just replaced. `now` is the business that replaces it, which is no former one. */
export function withFormer(
  formers: readonly FormerBusiness[],
  replaced: FormerBusiness,
  now: SavedBusinessInfo,
): readonly FormerBusiness[] {
  const ids = [replaced, { info: now }].map(({ info }) => String(info.companyId));
  const others = formers.filter(({ info }) => !ids.includes(String(info.companyId)));
  return [replaced, ...others].slice(0, mostFormer);
}

function readFormer(value: unknown): FormerBusiness | undefined {
  const { info, stage, keywords }: Partial<Record<string, unknown>> = Object(value);
  const business = savedBusinessIn(info);
  const known = onboardingStages.find((name) => name === stage);
  if (!business || !known) return undefined;
  const isCount = typeof keywords === 'number' && Number.isInteger(keywords) && keywords >= 0;
  return { info: business, stage: known, keywords: isCount ? keywords : null };
}

/** Reads the stored former businesses; what cannot be read is left out. */
export function readFormers(value: unknown): readonly FormerBusiness[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((former) => readFormer(former) ?? []).slice(0, mostFormer);
}
