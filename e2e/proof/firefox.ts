import { runVitest } from '#scripts/testing/vitestPart.ts';
import { firefoxPath } from '../driver/firefoxDriver.ts';
import type { Proof } from './proof.ts';

/** The journeys that also run in Firefox: onboarding, inbound, outbound. */
const journeys = ['onboarding', 'keywords', 'drafts'].map((name) => `e2e/${name}.journey.ts`);

const patience = ['--no-file-parallelism', '--testTimeout', '200000'];

/** One journey of each flow, in Firefox. */
export const firefox: Proof = {
  name: 'firefox',
  async run(say) {
    if (firefoxPath() !== undefined)
      return runVitest('e2e', [...journeys, ...patience], { JOURNEY_BROWSER: 'firefox' });
    say('Firefox was not found (apt-get install firefox-esr, or FIREFOX_PATH).');
    return 'not run';
  },
};
