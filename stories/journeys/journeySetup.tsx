import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Pages } from '#app/Pages.tsx';
import { demoCompanyId } from '#mocks/fixtures/demo.ts';
import type { ResponseTimes } from '#mocks/scenarios/workspaces.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

/** The start of a journey: path, stored values, and the server's response times. */
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
/** Response times slow enough to see what happens. */
export const slowPace: ResponseTimes = { generationMs: 1500, delayMs: 150 };

export const isAt = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent.split('?')[0]).toBe(path));

/** Presses a button once it is there and enabled. */
export const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const chooseCampaign = async (name: 'Inbound Marketing' | 'Outbound Marketing') => {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await press('Continue');
};

/** Ticks the first rows of a table, one after the other. */
export const tick = async (count: number) => {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, count)) {
    // One after the other, as a person does.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(box);
  }
};

export const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
