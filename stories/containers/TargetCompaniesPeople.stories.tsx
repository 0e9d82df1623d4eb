import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveRegion } from '#components/LiveRegion/LiveRegion.tsx';
import { ProspectsContainer } from '#containers/ProspectsContainer.tsx';
import { TargetCompaniesContainer } from '#containers/TargetCompaniesContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';
import { unknownCompanies } from './prospectsSetup.tsx';

const { compose, unsearched, loading, serverError } = scenario;

function TwoPages() {
  const { pathname } = useLocation();
  return pathname === '/prospects' ? <ProspectsContainer /> : <TargetCompaniesContainer />;
}

const meta = preview.meta({
  title: 'Containers/Target Companies/People',
  parameters: { layout: 'fullscreen', ...framed() },
  args: { kept: unknownCompanies(4), path: '/prospects' },
  render: ({ kept, path }: { kept: Partial<Record<OwnedKey, string>>; path: string }) => (
    <InApp path={path} kept={kept} pace={100}>
      <LiveRegion>
        <TwoPages />
      </LiveRegion>
    </InApp>
  ),
});

const toCompanies = async () => {
  await screen.findAllByText(/^4 companies |^\d of 4 companies/);
  await userEvent.click(screen.getByRole('link', { name: 'Back to Target Companies' }));
  await screen.findByRole('table', { name: 'Target companies' });
};

/** The announcement for screen readers. */
const announced = (text: string) => screen.findByText(text, { selector: '[role=status]' });

/** A search continues after its page is left, and each company's row shows its state. */
export const UnderWay = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(unsearched(), loading('prospects.generate'))),
  play: async () => {
    await toCompanies();
    const rows = within(screen.getByRole('table'));
    await waitFor(() => expect(rows.getAllByText('Searching…')).toHaveLength(3));
    await expect(rows.getAllByText('Waiting')).toHaveLength(1);
    await expect(await announced('Looking for people…')).toBeInTheDocument();
  },
});

/** One search fails: its row says so and retries, and the button is gone for a second press. */
export const FailureAndRetry = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(unsearched(), serverError('prospects.generate', 400, { times: 1 }))),
  play: async () => {
    await screen.findAllByText('4 companies · 3 with prospects · 1 failed');
    await toCompanies();
    await waitFor(() => expect(screen.getAllByText('Found 3 people')).toHaveLength(3));
    await expect(screen.getByText('Search failed')).toBeVisible();
    const retry = screen.getByRole('button', { name: /^Retry the search at / });
    await userEvent.dblClick(retry);
    await waitFor(() => expect(screen.getAllByText('Found 3 people')).toHaveLength(4));
    await expect(screen.queryByText('Search failed')).not.toBeInTheDocument();
    await expect(await announced('People found at 4 companies')).toBeInTheDocument();
  },
});
