import { Pages } from '#app/Pages.tsx';
import { demoCompanyId } from '#mocks/fixtures/demo.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

/** The start of a journey: path, stored values, and the pace of waiting. */
export type JourneyArgs = Pick<InAppProps, 'path' | 'kept' | 'keptToo' | 'pace'>;

/** The product's own route table inside the shell, with the in-memory API. */
export function JourneySetup(given: JourneyArgs) {
  return (
    <InApp {...given}>
      <VisitProvider>
        <Pages />
      </VisitProvider>
    </InApp>
  );
}

/** A returning person who has set up their business. */
export const atTheDashboard: JourneyArgs = {
  path: '/dashboard',
  keptToo: { onboardingStage: 'done', welcomedCompany: String(demoCompanyId) },
};

/** A factor of 100, since a play function need not wait. */
export const quick = 100;
