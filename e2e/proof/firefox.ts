import { runVitest } from '#scripts/testing/vitestPart.ts';
import { firefoxPath } from '../driver/firefoxDriver.ts';
import type { Proof } from './proof.ts';

/** The journeys that go the same way in every browser: onboarding, inbound, outbound. */
const journeys = ['onboarding', 'keywords', 'drafts'].map((name) => `e2e/${name}.journey.ts`);

const patience = ['--no-file-parallelism', '--testTimeout', '200000'];

/** A journey of each flow once more, in Firefox. */
export const firefox: Proof = {
  name: 'firefox',
  async run(say) {
    if (firefoxPath() !== undefined)
      return runVitest('e2e', [...journeys, ...patience], { JOURNEY_BROWSER: 'firefox' });
    say('There is no Firefox here (apt-get install firefox-esr, or FIREFOX_PATH).');
    return 'not run';
  },
};
