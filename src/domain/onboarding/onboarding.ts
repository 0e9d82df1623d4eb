/** The stages of onboarding in order. `done` follows the choice of a campaign. */
export const onboardingStages = [
  'business-info',
  'usps',
  'icps',
  'geos',
  'dashboard',
  'done',
] as const;

export type OnboardingStage = (typeof onboardingStages)[number];
export type OnboardingPage = Exclude<OnboardingStage, 'done'>;

export const rankOf = (stage: OnboardingStage): number => onboardingStages.indexOf(stage);

/** Returns the page of a stage. `done` has the dashboard's. */
export const pathOfStage = (stage: OnboardingStage): `/${OnboardingPage}` =>
  stage === 'done' ? '/dashboard' : `/${stage}`;

/** Reads a stored stage; unknown texts count as the first stage. */
export function readStage(stored: string | undefined): OnboardingStage {
  return onboardingStages.find((stage) => stage === stored) ?? 'business-info';
}

/** Returns the later of two stages, because the stage never goes back. */
export function laterStage(now: OnboardingStage, reached: OnboardingStage): OnboardingStage {
  return rankOf(reached) > rankOf(now) ? reached : now;
}

/** Returns the onboarding page of a stored path; undefined for other paths. */
function pageOf(path: string | undefined): OnboardingPage | undefined {
  const pathname = path?.split(/[?#]/, 1)[0];
  return onboardingStages.find(
    (stage): stage is OnboardingPage => stage !== 'done' && `/${stage}` === pathname,
  );
}

export interface Progress {
  readonly stage: OnboardingStage;
  /** The page that was open last, already checked by `safePath`. */
  readonly lastPath: string | undefined;
}

/**
 * Returns where to redirect from a page that the person has not reached yet; undefined when they may open it. One redirect
 * is always enough.
 */
export function gateRedirect(page: OnboardingPage, progress: Progress): string | undefined {
  const rank = rankOf(progress.stage);
  if (rankOf(page) <= rank) return undefined;
  const last = pageOf(progress.lastPath);
  const isAllowed = last !== undefined && last !== page && rankOf(last) <= rank;
  return isAllowed && progress.lastPath !== undefined
    ? progress.lastPath
    : pathOfStage(progress.stage);
}
