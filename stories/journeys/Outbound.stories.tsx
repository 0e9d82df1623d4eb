import { expect, screen, waitFor, within } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import {
  atTheDashboard,
  chooseCampaign,
  isAt,
  JourneySetup,
  press,
  quick,
  tick,
  slowPace,
  type JourneyArgs,
} from './journeySetup.tsx';

const args: JourneyArgs = { ...atTheDashboard, pace: quick };

const meta = preview.meta({
  title: 'Journeys/Outbound',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: JourneyArgs) => <JourneySetup {...given} />,
});

/** From target companies to an email that opens as a draft. */
export const StepByStep = meta.story({
  name: 'Step by step',
  beforeEach: ({ msw }) => msw.use(...scenario.unsearched(4)),
  play: async ({ step }) => {
    await step('The campaign is chosen', async () => {
      await chooseCampaign('Outbound Marketing');
      await isAt('/target-companies');
      await gridRows('Target companies').rowCount();
    });
    await step('Two companies are selected', async () => {
      await tick(2);
      await press('Manage Prospects');
    });
    await step('Their people are found, and two are selected', async () => {
      await isAt('/prospects');
      await gridRows('Prospects').rowsAre(6);
      await tick(2);
      await press('Manage Email Templates');
    });
    await step('Three variations are written for each', async () => {
      await isAt('/email-variations');
      await screen.findByRole('link', { name: 'Create Gmail Draft' });
      await waitFor(() => expect(screen.queryByText(/^Writing emails/)).not.toBeInTheDocument());
      await expect(screen.getAllByRole('tab')).toHaveLength(3);
    });
    await step('The draft has exactly the text that is shown', async () => {
      const mail = within(await screen.findByRole('article'));
      const subject = mail.getByRole('heading', { name: /^(?!Before you send)/ });
      const link = screen.getByRole('link', { name: 'Create Gmail Draft' });
      const { searchParams } = new URL(link.getAttribute('href') ?? '');
      await expect(searchParams.get('su')).toBe(subject.textContent);
      // No address is known, and none is guessed (D69).
      await expect(searchParams.get('to')).toBe('');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
    await step('One is marked, and the next one opens', async () => {
      await press(/^Drafted/);
      await expect(await screen.findByText('1 of 2 reviewed')).toBeVisible();
      await expect(screen.getByText('2 of 2')).toBeVisible();
      await press('Done');
      await isAt('/dashboard');
    });
  },
});

/** The same, to operate by hand. */
export const ByHand = meta.story({
  name: 'By hand',
  args: { pace: 1 },
  beforeEach: ({ msw }) => msw.use(...scenario.unsearched(6, slowPace)),
});
