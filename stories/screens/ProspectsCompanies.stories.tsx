import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { CompanyFinding } from '#domain/companies/companyFinding.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch, selectedCompanies } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { nine, prospectsArgs, prospectsIn, StatefulProspects } from './prospectsSetup.tsx';

const onSearch = fn();
const onRetryFailed = fn();
const onStopWaiting = fn();
const failed = { status: 'failed', message: 'Failed to fetch prospects' } as const;
const searching = { status: 'searching' } as const;
const waiting = { status: 'waiting' } as const;
const running = { status: 'running', isSlow: false } as const;

const meta = preview.meta({
  title: 'Screens/Prospects/Companies',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: prospectsArgs,
  render: (args) => <StatefulProspects {...args} />,
});

const panel = () => within(screen.getByRole('region', { name: 'Selected companies' }));

/** The first visit: nobody is known, three companies are being searched and the rest wait. */
export const FirstSearch = meta.story({
  args: {
    prospects: prospectsIn(
      { status: 'empty', isExhausted: false },
      { generation: running, actions: { onStopWaiting } },
    ),
    companySearch: aCompanySearch({
      selected: selectedCompanies(5),
      searches: { 1: searching, 2: searching, 3: searching, 4: waiting, 5: waiting },
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
    prospects: prospectsIn(ready(nine), { generation: running }),
    companySearch: aCompanySearch({
      people: nine,
      selected: selectedCompanies(7),
      onSearch,
      searches: { 2: failed, 4: failed, 5: searching, 6: waiting, 7: { status: 'stopped' } },
    }),
  },
});

/** One company failed: its own Retry searches only there. */
export const OneFailed = meta.story({
  args: {
    companySearch: aCompanySearch({ people: nine, searches: { 2: failed }, onSearch }),
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

const twoHundred = (): readonly CompanyFinding[] =>
  selectedCompanies(200).map((company, index) => ({
    company,
    count: index < 120 ? 3 : 0,
    search:
      index < 118 ? { status: 'idle' } : index < 120 ? failed : index < 123 ? searching : waiting,
  }));

/** Of two hundred companies only those searching or failed are listed, until the person expands the list. */
export const TwoHundred = meta.story({
  args: {
    prospects: prospectsIn(ready(many(200, aProspect)), {
      generation: { status: 'running', isSlow: true },
    }),
    companySearch: aCompanySearch({ selected: selectedCompanies(200), findings: twoHundred() }),
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

const phone = { viewport: { value: 'narrow', isRotated: false } };
const people = many(18, aProspect);
const onPhone = (search: Parameters<typeof aCompanySearch>[0] = {}) => ({
  prospects: prospectsIn(ready(people)),
  companySearch: aCompanySearch({ people, selected: selectedCompanies(6), ...search }),
});
const firstRowTop = async () => {
  await document.fonts.ready;
  return screen.getAllByRole('rowheader')[0]?.getBoundingClientRect().top;
};

/** A header of 61 px and a notice of 55 px stand above the page in the product, where 420 px is the limit. */
const limit = 300;

/** The companies are one line, so that the first row is in sight; a press lists them. */
export const OnPhone = meta.story({
  globals: phone,
  args: onPhone(),
  play: async () => {
    await expect(await firstRowTop()).toBeLessThan(limit);
    await expect(panel().getByText('Saltmarsh Kitchens')).not.toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Show all companies' }));
    await expect(panel().getByText('Saltmarsh Kitchens')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Show fewer companies' }));
    await expect(panel().getByText('Saltmarsh Kitchens')).not.toBeVisible();
  },
});

/** One failed company is named in the line, and can be tried again without opening the list. */
export const OneFailedOnPhone = meta.story({
  globals: phone,
  args: onPhone({ searches: { 2: failed }, onRetryFailed }),
  play: async () => {
    await expect(await firstRowTop()).toBeLessThan(limit + 20);
    await userEvent.click(panel().getByRole('button', { name: 'Retry failed' }));
    await expect(onRetryFailed).toHaveBeenCalled();
    await userEvent.click(panel().getByRole('button', { name: 'Show all companies' }));
    await expect(panel().queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
    await expect(
      panel().getByRole('button', { name: 'Retry this company Fennimore Hotels' }),
    ).toBeVisible();
  },
});
