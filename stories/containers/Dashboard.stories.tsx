import { expect, userEvent, within } from 'storybook/test';
import { DashboardContainer } from '#containers/DashboardContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { leadsTo } from '../leadsTo.ts';

const { compose, ready, empty, serverError, loading } = scenario;
const page = within(document.body);
const at = (kept: Partial<Record<OwnedKey, string>>) => () => (
  <InApp path="/dashboard" pace={100} kept={{ businessInfo: storedDemoBusiness, ...kept }}>
    <VisitProvider>
      <DashboardContainer />
    </VisitProvider>
  </InApp>
);
const back = at({ onboardingStage: 'done', welcomedCompany: '1' });

const meta = preview.meta({
  title: 'Containers/Dashboard',
  component: DashboardContainer,
  parameters: { layout: 'fullscreen' },
  render: at({ onboardingStage: 'dashboard' }),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** Greets the first time, then opens the chosen campaign. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await page.findByRole('dialog', { name: 'Your profile has been successfully created!' });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Inbound Marketing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await leadsTo('/keyword-research');
  },
});

export const ComingBack = meta.story({
  render: back,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ keywords$/)).toBeVisible();
    await expect(page.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('keywords.list'))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Counting…'))[0]).toBeVisible();
  },
});

export const Empty = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find keywords' })).toBeVisible();
  },
});

export const LoadError = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('keywords.list', 400))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keywords: not known')).toBeVisible();
  },
});
