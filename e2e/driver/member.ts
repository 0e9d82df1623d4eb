import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import type { Stage } from './stage.ts';

const knownBusiness = JSON.stringify({
  ...demoProfile,
  companyId: demoCompanyId,
  domain: demoWorkspace.domain,
});

/** Signs in to the demo workspace as a member whose business is known, and opens a page there. */
export async function comeAsMember(
  stage: Stage,
  path: string,
  kept: Readonly<Record<string, string>> = {},
): Promise<void> {
  await stage.comeIn(stage.at('demo', '/users'));
  await stage.ada.page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { businessInfo: knownBusiness, ...kept },
  );
  await stage.ada.goto(stage.at('demo', path));
}
