import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefoxPath } from '../driver/firefoxHand.ts';
import type { Proof } from './proof.ts';
import { walkJourneys } from './walkJourneys.ts';

/** The journeys that go the same way in every browser: onboarding, inbound, outbound. */
const journeys = ['onboarding', 'keywords', 'drafts'].map((name) => `e2e/${name}.journey.ts`);

/** A journey of each flow once more, in Firefox. */
export const firefox: Proof = {
  name: 'firefox',
  async run(say) {
    if (firefoxPath() === undefined) {
      say('not run: there is no Firefox here (apt-get install firefox-esr, or FIREFOX_PATH)');
      return [{ name: 'not run' }];
    }
    const folder = mkdtempSync(join(tmpdir(), 'bellwether-firefox-'));
    try {
      const patience = ['--no-file-parallelism', '--testTimeout', '200000'];
      return await walkJourneys(journeys, folder, { JOURNEY_BROWSER: 'firefox' }, patience);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
