import { expect, screen } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { boards } from '../screens/boardSteps.ts';
import { write } from '../write.ts';
import {
  chooseCampaign,
  isAt,
  isClosed,
  JourneySetup,
  press,
  quick,
  slowPace,
  type JourneyArgs,
} from './journeySetup.tsx';

const args: JourneyArgs = { path: '/', kept: {}, pace: quick };
const { usps, icps, geos } = boards;

const meta = preview.meta({
  title: 'Journeys/Onboarding',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: JourneyArgs) => <JourneySetup {...given} />,
});

/** A person signs in for the first time and continues until a campaign is chosen. */
export const StepByStep = meta.story({
  name: 'Step by step',
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
  play: async ({ step }) => {
    await step('The business form is filled in', async () => {
      await isAt('/business-info');
      await write(await screen.findByLabelText(/Business Name/), 'Night Bakery');
      await write(screen.getByLabelText(/Website/), 'night-bakery.example');
      await write(screen.getByLabelText(/Description/), 'Bread before breakfast.');
      await press('Define USPs');
    });
    await step('Selling points are generated; one is added', async () => {
      await isAt('/usps');
      await usps.isReady();
      await expect(await usps.cardCount()).toBeGreaterThan(1);
      await usps.add();
      await usps.isClosed();
      await expect(await screen.findByText('Warm at seven')).toBeVisible();
      await press('Set Up ICPs');
    });
    await step('Customer profiles are generated; one is edited', async () => {
      await isAt('/icps');
      await icps.isReady();
      await expect(await icps.cardCount()).toBeGreaterThan(1);
      await icps.edit('Hotel kitchens');
      await icps.isClosed();
      await expect(await screen.findByText('Hotel kitchens')).toBeVisible();
      await press('Choose Geographies');
    });
    await step('Geographies are generated; one is deleted', async () => {
      await isAt('/geos');
      await geos.isReady();
      const before = await geos.cardCount();
      await geos.askDelete();
      await press('Delete');
      await geos.cardsAre(before - 1);
      await press('Complete Setup');
    });
    await step('The profile is there', async () => {
      await isAt('/dashboard');
      await screen.findByRole('dialog', { name: 'Your profile has been successfully created!' });
      await press('Close');
      await isClosed();
    });
    await step('A campaign is chosen, and its keywords are shown', async () => {
      await chooseCampaign('Inbound Marketing');
      await isAt('/keyword-research');
      await gridRows('Keywords').rowCount();
    });
  },
});

/** The same, to operate by hand, starting with nothing but the workspace. */
export const ByHand = meta.story({
  name: 'By hand',
  args: { pace: 1 },
  beforeEach: ({ msw }) => msw.use(...scenario.ready(slowPace)),
});
