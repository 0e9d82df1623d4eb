import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import type { JourneySetup } from './journeySetup.ts';
import { fillLocalStorage } from './inPage.ts';

/** Signs in to the demo workspace as a member whose business is known, and opens a page there. */
export async function openAsMember(
  setup: JourneySetup,
  path: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<void> {
  await setup.signInAt(setup.at('demo', '/users'));
  await setup.ada.page.evaluate(fillLocalStorage, { businessInfo: storedDemoBusiness, ...stored });
  await setup.ada.goto(setup.at('demo', path));
}
