import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BusinessQuestionContainer } from '#containers/BusinessQuestionContainer.tsx';
import { EntryContainer } from '#containers/EntryContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

const args = {
  kept: {
    businessInfo: JSON.stringify({ companyId: 7, name: 'Velo', domain: 'demo' }),
    onboardingStage: 'done',
    onboardingLastPath: '/users',
  },
};

/** The question of a browser that works on another business than the workspace. The entry opens the page meanwhile. */
const meta = preview.meta({
  title: 'Containers/Business Question',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ kept }: typeof args) => (
    <InApp path="/" kept={kept} pace={100}>
      <VisitProvider reportsBusiness>
        <EntryContainer />
        <BusinessQuestionContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

/** The person keeps their own business, and stays where they are. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    // The question comes while the browser is idle, which is late on a busy machine.
    const dialog = within(await screen.findByRole('alertdialog', undefined, { timeout: 60_000 }));
    await expect(
      dialog.getByText('This workspace works on “Crumb & Co”. Continue with it, or keep “Velo”?'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard');
  },
});
