import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveRegion } from '#components/LiveRegion/LiveRegion.tsx';
import { ProspectsContainer } from '#containers/ProspectsContainer.tsx';
import { TargetCompaniesContainer } from '#containers/TargetCompaniesContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { demoCompanyId, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { unknownCompanies } from './prospectsStage.tsx';

const { compose, unsearched, loading, serverError } = scenario;

function TwoPages() {
  const { pathname } = useLocation();
  return pathname === '/prospects' ? <ProspectsContainer /> : <TargetCompaniesContainer />;
}

const meta = preview.meta({
  title: 'Containers/Target Companies/People',
  parameters: { layout: 'fullscreen' },
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
  await screen.findByRole('grid', { name: 'Target companies' });
};

/** The announcement for screen readers. */
const announced = (text: string) => screen.findByText(text, { selector: '[role=status]' });

/** A search continues after its page is left, and each company's row shows its state. */
export const UnderWay = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(unsearched(), loading('prospects.generate'))),
  play: async () => {
    await toCompanies();
    const rows = within(screen.getByRole('grid'));
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

/** A deleted company is no longer counted. */
export const Deleted = meta.story({
  beforeEach: ({ msw }) => msw.use(...unsearched()),
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(12),
    );
    const [first] = screen.getAllByRole('button', { name: /^Delete / });
    if (!first) throw new Error('Nobody was found.');
    await userEvent.click(first);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await toCompanies();
    await screen.findByText('Found 2 people');
    await expect(screen.getAllByText('Found 3 people')).toHaveLength(3);
  },
});

const companies = JSON.parse(unknownCompanies(2).selectedTargetCompanies) as readonly {
  readonly targetid: number | string;
}[];
const twoIds = companies.map(({ targetid }) => String(targetid));
const name = `prospects ${demoWorkspace.domain}|${demoCompanyId}`;

/** Retrying one interrupted search leaves the others as they are. */
export const OneRetried = meta.story({
  args: {
    kept: {
      ...unknownCompanies(4),
      unfinishedWork: JSON.stringify({
        [`${name} searching`]: { name, rest: twoIds, done: [] },
      }),
    },
    path: '/target-companies',
  },
  beforeEach: ({ msw }) => msw.use(...compose(unsearched(), loading('prospects.generate'))),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Search interrupted')).toHaveLength(2));
    const [retry] = screen.getAllByRole('button', { name: /^Retry the search at / });
    if (!retry) throw new Error('There is no Retry.');
    await userEvent.click(retry);
    await screen.findByText('Searching…');
    await expect(screen.getAllByText('Search interrupted')).toHaveLength(1);
  },
});

/** The tab that searched was reloaded or closed: the row says so, and Retry continues. */
export const Interrupted = meta.story({
  args: {
    kept: {
      ...unknownCompanies(4),
      unfinishedWork: JSON.stringify({
        [`${name} searching`]: { name, rest: twoIds.slice(0, 1), done: [] },
      }),
    },
    path: '/target-companies',
  },
  beforeEach: ({ msw }) => msw.use(...unsearched()),
  play: async () => {
    await screen.findByText('Search interrupted');
    const retry = screen.getByRole('button', { name: /^Retry the search at / });
    await userEvent.dblClick(retry);
    await screen.findByText('Found 3 people');
    await expect(screen.queryByText('Search interrupted')).not.toBeInTheDocument();
  },
});
