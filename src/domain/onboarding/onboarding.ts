/** The steps a new business goes through, in order; `done` follows the choice of a campaign. */
export const onboardingStages = [
  'business-info',
  'usps',
  'icps',
  'geos',
  'dashboard',
  'done',
] as const;

export type OnboardingStage = (typeof onboardingStages)[number];
/** A step that has a page of its own. */
export type OnboardingPage = Exclude<OnboardingStage, 'done'>;

/** Where a stage stands in the order. */
export const rankOf = (stage: OnboardingStage): number => onboardingStages.indexOf(stage);

/** The page of a stage. Someone who is done starts at the dashboard. */
export const pathOfStage = (stage: OnboardingStage): `/${OnboardingPage}` =>
  stage === 'done' ? '/dashboard' : `/${stage}`;

/** The stage behind a stored text; unknown texts are the first stage. */
export function readStage(stored: string | undefined): OnboardingStage {
  return onboardingStages.find((stage) => stage === stored) ?? 'business-info';
}

/** Going on never lowers the stage. */
export function furtherOf(now: OnboardingStage, reached: OnboardingStage): OnboardingStage {
  return rankOf(reached) > rankOf(now) ? reached : now;
}

/** The onboarding page a stored path belongs to, if any. */
function pageOf(path: string | undefined): OnboardingPage | undefined {
  const pathname = path?.split(/[?#]/, 1)[0];
  return onboardingStages.find(
    (stage): stage is OnboardingPage => stage !== 'done' && `/${stage}` === pathname,
  );
}

export interface Progress {
  readonly stage: OnboardingStage;
  /** The page that was open last, already passed through `safePath`. */
  readonly lastPath: string | undefined;
}

/** Where a page that comes too early leads instead; nothing when it may be opened. One hop is always enough. */
export function gateRedirect(page: OnboardingPage, progress: Progress): string | undefined {
  const rank = rankOf(progress.stage);
  if (rankOf(page) <= rank) return undefined;
  const last = pageOf(progress.lastPath);
  const isAllowed = last !== undefined && last !== page && rankOf(last) <= rank;
  return isAllowed && progress.lastPath !== undefined
    ? progress.lastPath
    : pathOfStage(progress.stage);
}
