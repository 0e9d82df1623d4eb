import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { CompanyFinding } from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch, selectedCompanies } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { outboundArgs } from './outboundArgs.ts';
import { StatefulProspects } from './StatefulProspects.tsx';

const nine = many(9, aProspect);
const onSearch = fn();
const onRetryFailed = fn();
const onStopWaiting = fn();
const failed = { status: 'failed', message: 'Failed to fetch prospects' } as const;
const running = { status: 'running', isSlow: false } as const;

const meta = preview.meta({
  title: 'Screens/Prospects Companies',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    prospects: aCollection<Prospect, ProspectDraft>(ready(nine)),
    companies: aCompanySearch({ people: nine }),
  },
  render: (args) => <StatefulProspects {...args} />,
});

const panel = () => within(screen.getByRole('region', { name: 'Selected companies' }));

/** The first visit: nobody is known, three companies are being searched and the rest wait. */
export const FirstSearch = meta.story({
  args: {
    prospects: aCollection<Prospect, ProspectDraft>(
      { status: 'empty', isExhausted: false },
      { generation: running, actions: { onStopWaiting } },
    ),
    companies: aCompanySearch({
      selected: selectedCompanies(5),
      searches: {
        1: { status: 'searching' },
        2: { status: 'searching' },
        3: { status: 'searching' },
        4: { status: 'waiting' },
        5: { status: 'waiting' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(panel().getByText('0 of 5 companies searched')).toBeVisible();
    await expect(panel().getByRole('progressbar')).toHaveAttribute('aria-valuemax', '5');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /Generate More/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(panel().getByRole('button', { name: 'Stop' }));
    await expect(onStopWaiting).toHaveBeenCalled();
  },
});

/** Every state side by side; a failure is shown with its company. */
export const EveryState = meta.story({
  tags: ['visual'],
  args: {
    prospects: aCollection<Prospect, ProspectDraft>(ready(nine), { generation: running }),
    companies: aCompanySearch({
      people: nine,
      selected: selectedCompanies(7),
      onSearch,
      searches: {
        2: failed,
        4: failed,
        5: { status: 'searching' },
        6: { status: 'waiting' },
        7: { status: 'stopped' },
      },
    }),
  },
});

/** One company failed: its own Retry searches only there. */
export const OneFailed = meta.story({
  args: {
    companies: aCompanySearch({ people: nine, searches: { 2: failed }, onSearch }),
  },
  play: async () => {
    const region = panel();
    await expect(region.getByRole('status')).toHaveTextContent(
      '3 companies · 2 with prospects · 1 failed',
    );
    await expect(region.getByText('Failed to fetch prospects')).toBeVisible();
    await expect(region.getAllByText('3 found')).toHaveLength(2);
    await userEvent.click(
      region.getByRole('button', { name: 'Retry this company Fennimore Hotels' }),
    );
    await expect(onSearch).toHaveBeenCalledWith({ id: 2, name: 'Fennimore Hotels' });
  },
});

/** All failed: one message for the list, and one per company. */
export const AllFailed = meta.story({
  args: {
    prospects: aCollection<Prospect, ProspectDraft>(
      { status: 'empty', isExhausted: false },
      { generation: { status: 'failed', message: 'Failed to fetch prospects' } },
    ),
    companies: aCompanySearch({ searches: { 1: failed, 2: failed, 3: failed }, onRetryFailed }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch prospects');
    await userEvent.click(await panel().findByRole('button', { name: 'Retry failed' }));
    await expect(onRetryFailed).toHaveBeenCalled();
  },
});

const twoHundred = (): readonly CompanyFinding[] =>
  selectedCompanies(200).map((company, index) => ({
    company,
    count: index < 120 ? 3 : 0,
    search:
      index < 118
        ? { status: 'idle' }
        : index < 120
          ? failed
          : index < 123
            ? { status: 'searching' }
            : { status: 'waiting' },
  }));

/** Of two hundred companies only those searching or failed are listed, until the person expands the list. */
export const TwoHundred = meta.story({
  args: {
    prospects: aCollection<Prospect, ProspectDraft>(ready(many(200, aProspect)), {
      generation: { status: 'running', isSlow: true },
    }),
    companies: aCompanySearch({ selected: selectedCompanies(200), findings: twoHundred() }),
  },
  play: async ({ canvas }) => {
    await expect(panel().getByText('120 of 200 companies searched')).toBeVisible();
    // On a phone the few are folded away too.
    await expect(panel().getAllByRole('listitem', { hidden: true })).toHaveLength(5);
    // A slow search has one way to stop it.
    await expect(canvas.getAllByRole('button', { name: /^Stop/ })).toHaveLength(1);
    await userEvent.click(panel().getByRole('button', { name: 'Show all companies' }));
    await expect(panel().getAllByRole('listitem')).toHaveLength(200);
    await userEvent.click(panel().getByRole('button', { name: 'Show fewer companies' }));
    await expect(panel().getAllByRole('listitem', { hidden: true })).toHaveLength(5);
  },
});
