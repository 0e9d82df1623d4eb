import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch, selectedCompanies } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { outboundArgs } from './outboundArgs.ts';
import { StatefulProspects } from './StatefulProspects.tsx';

const people = many(18, aProspect);
const six = selectedCompanies(6);
const running = { status: 'running', isSlow: false } as const;
const failed = { status: 'failed', message: 'Failed to fetch prospects' } as const;
const onStopWaiting = fn();
const onRetryFailed = fn();

const meta = preview.meta({
  title: 'Screens/Prospects Phone',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    ...outboundArgs,
    prospects: aCollection<Prospect, ProspectDraft>(ready(people)),
    companies: aCompanySearch({ people, selected: six }),
  },
  render: (args) => <StatefulProspects {...args} />,
});

const panel = () => within(screen.getByRole('region', { name: 'Selected companies' }));
const firstRowTop = async () => {
  await document.fonts.ready;
  return screen.getAllByRole('rowheader')[0]?.getBoundingClientRect().top;
};

/** A header of 61 px and a notice of 55 px stand above the page in the product, where 420 px is the limit. */
const limit = 300;

/** The companies are one line, so that the first row is in sight; a press lists them. */
export const SixCompanies = meta.story({
  play: async () => {
    await expect(await firstRowTop()).toBeLessThan(limit);
    await expect(panel().getByText('Saltmarsh Kitchens')).not.toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Show all companies' }));
    await expect(panel().getByText('Saltmarsh Kitchens')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Show fewer companies' }));
    await expect(panel().getByText('Saltmarsh Kitchens')).not.toBeVisible();
  },
});

/** While people are searched, the line has the progress and Stop. */
export const Searching = meta.story({
  args: {
    prospects: aCollection<Prospect, ProspectDraft>(ready(people), {
      generation: running,
      actions: { onStopWaiting },
    }),
    companies: aCompanySearch({
      people,
      selected: six,
      searches: { 4: failed, 5: { status: 'searching' }, 6: { status: 'waiting' } },
    }),
  },
  play: async () => {
    await expect(await firstRowTop()).toBeLessThan(limit + 20);
    await expect(panel().getByText('4 of 6 companies searched')).toBeVisible();
    await expect(panel().getByRole('progressbar')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Stop' }));
    await expect(onStopWaiting).toHaveBeenCalled();
  },
});

/** One failed company is named in the line, and can be tried again without opening the list. */
export const OneFailed = meta.story({
  args: {
    companies: aCompanySearch({ people, selected: six, searches: { 2: failed }, onRetryFailed }),
  },
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
