import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import type { JourneySetup } from './journeySetup.ts';

/** Opens a page of the demo workspace as a member whose business is known. */
export const openAsMember = (
  setup: JourneySetup,
  path: string,
  kept: Readonly<Record<string, string>> = {},
  who?: Parameters<JourneySetup['openSignedIn']>[2],
): Promise<void> =>
  setup.openSignedIn(setup.at(path), { businessInfo: storedDemoBusiness, ...kept }, who);
