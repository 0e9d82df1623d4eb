import {
  laterStage,
  pathOfStage,
  readStage,
  type OnboardingStage,
  type Progress,
} from '#domain/onboarding/onboarding.ts';
import { safePath } from '#domain/pages/safePath.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** How far someone is with onboarding, stored in this browser for each person (D11, D13). */
export type OnboardingProgress = ReturnType<typeof createProgress>;

/**
 * Creates the progress on top of the owner's storage. Stored values may be anything and are validated by the rules in
 * `domain`.
 */
export function createProgress(storage: OwnedStorage, origin: string) {
  let last: Progress = { stage: 'business-info', lastPath: undefined };
  const read = (): Progress => {
    const stage = readStage(storage.read('onboardingStage') ?? storage.read('onboarding_stage'));
    const lastPath = safePath(storage.read('onboardingLastPath'), origin);
    if (stage !== last.stage || lastPath !== last.lastPath) last = { stage, lastPath };
    return last;
  };
  return {
    getSnapshot: read,
    subscribe: storage.subscribe,
    /** Stores the path of the open page after its gate has let it pass. */
    noteVisit: (path: string) => {
      if (storage.read('onboardingLastPath') !== path) storage.write('onboardingLastPath', path);
    },
    /** Advances to a stage and stores its page as the last path. The stage never goes back. */
    reach: (stage: OnboardingStage) => {
      storage.write('onboardingStage', laterStage(read().stage, stage));
      storage.write('onboardingLastPath', pathOfStage(stage));
    },
    /** A confirmed new entry starts over at the USPs. The last path stays, because the running save may navigate elsewhere. */
    startOver: () => storage.write('onboardingStage', 'usps'),
    /** After the company was deleted, the person begins with the business again (D94). */
    reset: () => {
      for (const key of ['onboardingStage', 'onboarding_stage', 'onboardingLastPath'] as const)
        storage.remove(key);
    },
  };
}
