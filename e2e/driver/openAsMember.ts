import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import type { JourneySetup } from './journeySetup.ts';

const knownBusiness = JSON.stringify({
  ...demoProfile,
  companyId: demoCompanyId,
  domain: demoWorkspace.domain,
});

/** Signs in to the demo workspace as a member whose business is known, and opens a page there. */
export async function openAsMember(
  setup: JourneySetup,
  path: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<void> {
  await setup.signInAt(setup.at('demo', '/users'));
  await setup.ada.page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { businessInfo: knownBusiness, ...stored },
  );
  await setup.ada.goto(setup.at('demo', path));
}
