import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { plainListView } from '#domain/lists/listView.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { TargetCompaniesScreen } from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';
import { outboundArgs } from './outboundArgs.ts';

const meta = preview.meta({
  title: 'Screens/Target Companies/Search',
  component: TargetCompaniesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    companies: aCollection<TargetCompany, TargetCompanyDraft>(ready(many(10, aTargetCompany))),
  },
  render: keepsView(keepsSelection(TargetCompaniesScreen)),
});

const grid = () => screen.getByRole('table', { name: 'Target companies' });

/** Names and descriptions are searched; news are not. */
export const Searching = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search companies' });
    await userEvent.type(box, '  FENNIMORE ');
    await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', '4'));
    await userEvent.clear(box);
    await userEvent.type(box, 'twelfth');
    await expect(await canvas.findByText('No companies match your search.')).toBeVisible();
  },
});

export const SearchTakenBack = meta.story({
  args: { view: { ...plainListView, search: 'submarine' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all companies' }));
    await expect(grid()).toHaveAttribute('aria-rowcount', '11');
  },
});

/** A screen reader hears how many rows the search leaves. */
export const SearchSaid = meta.story({
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('status');
    const box = canvas.getByRole('searchbox', { name: 'Search companies' });
    await userEvent.type(box, 'fennimore');
    const said = await canvas.findByText('3 of 10 shown', { selector: '[role=status]' });
    // A region that is rendered together with its text may not be read.
    await expect(before).toContain(said);
    await userEvent.clear(box);
    await waitFor(() => expect(said).toBeEmptyDOMElement());
    await expect(said).toBeInTheDocument();
  },
});
