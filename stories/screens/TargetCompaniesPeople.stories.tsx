import { expect, fn, userEvent } from 'storybook/test';
import type { PeopleSearchState } from '#domain/companies/companyFinding.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { TargetCompaniesScreen } from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';
import { outboundArgs } from './outboundArgs.ts';

const companies = many(7, aTargetCompany);
const states: readonly PeopleSearchState[] = [
  { status: 'found', count: 3 },
  { status: 'found', count: 0 },
  { status: 'failed', message: 'Failed to fetch prospects' },
  { status: 'stopped' },
  { status: 'waiting' },
];
const statesOf = (all: readonly PeopleSearchState[]) =>
  new Map(all.map((state, index) => [String(companies[index]?.id), state]));
const onRetry = fn();

const meta = preview.meta({
  title: 'Screens/Target Companies/People',
  component: TargetCompaniesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    companies: aCollection<TargetCompany, TargetCompanyDraft>(ready(companies)),
    people: { states: statesOf(states), onRetry },
  },
  render: keepsView(keepsSelection(TargetCompaniesScreen)),
});

/** Each row shows the state of its company's search, and no row is higher for it. */
export const EveryState = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const words of ['Found 3 people', 'None found', 'Not searched', 'Waiting'])
      await expect(canvas.getByText(words)).toBeVisible();
    const colorOf = (words: string) => getComputedStyle(canvas.getByText(words)).color;
    await expect(colorOf('None found')).not.toBe(colorOf('Found 3 people'));
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    const topInRow = (words: string) => {
      const note = canvas.getByText(words);
      const row = note.closest('tr')?.getBoundingClientRect().top ?? 0;
      return Math.round(note.getBoundingClientRect().top - row);
    };
    await expect(topInRow('Search failed')).toBe(topInRow('Waiting'));
    const [retry] = canvas.getAllByRole('button', { name: /^Retry the search at / });
    if (!retry) throw new Error('Nothing to retry.');
    await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledWith(companies[2]);
    await expect(topInRow('Search failed')).toBe(topInRow('Waiting'));
  },
});

export const Searching = meta.story({
  args: { people: { states: statesOf([{ status: 'searching' }, { status: 'waiting' }]), onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
  },
});
