import {
  furtherOf,
  pathOfStage,
  readStage,
  type OnboardingStage,
  type Progress,
} from '#domain/onboarding/onboarding.ts';
import { safePath } from '#domain/pages/safePath.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** How far someone is with setting up, kept in this browser under their name (D11, D13). */
export interface OnboardingProgress {
  readonly getSnapshot: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes the page that is open, once its gate has let it pass. */
  readonly noteVisit: (path: string) => void;
  /** Goes on to a stage's page, which becomes the last; the stage itself never goes back. */
  readonly reach: (stage: OnboardingStage) => void;
  /** A confirmed new entry starts over with the USPs. The last page stays: the save that goes on may lead elsewhere. */
  readonly startOver: () => void;
}

/** Progress over owned storage; what is stored may be anything and is read by the rules of `domain`. */
export function createProgress(storage: OwnedStorage, origin: string): OnboardingProgress {
  let last: Progress = { stage: 'business-info', lastPath: undefined };
  const read = (): Progress => {
    const stage = readStage(storage.read('onboardingStage') ?? storage.read('onboarding_stage'));
    const lastPath = safePath(storage.read('onboardingLastPath'), origin);
    if (stage !== last.stage || lastPath !== last.lastPath) last = { stage, lastPath };
    return last;
  };
  return {
    getSnapshot: read,
    subscribe: (listener) => storage.subscribe(listener),
    noteVisit(path) {
      if (storage.read('onboardingLastPath') !== path) storage.write('onboardingLastPath', path);
    },
    reach(stage) {
      storage.write('onboardingStage', furtherOf(read().stage, stage));
      storage.write('onboardingLastPath', pathOfStage(stage));
    },
    startOver: () => storage.write('onboardingStage', 'usps'),
  };
}
