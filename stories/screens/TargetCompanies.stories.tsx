import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Collection } from '#contracts/collection.ts';
import type { PeopleSearchState } from '#domain/companies/companyFinding.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { gone, lookedAt, withGrounds } from '#mocks/fixtures/grounds.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { TargetCompaniesScreen } from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import { outboundArgs } from './outboundArgs.ts';
import { remoteScenarios } from './remoteScenarios.ts';

const ten = many(10, aTargetCompany);
const companiesIn = aCollection<TargetCompany, TargetCompanyDraft>;

const of = remoteScenarios({
  argsOf: (companies: Collection<TargetCompany, TargetCompanyDraft>) => ({ companies }),
  table: 'Target companies',
  fetchFailed: 'Failed to fetch target companies',
});

const onMerge = fn(async () => ({ ok: true as const }));

const meta = preview.meta({
  title: 'Screens/Target Companies',
  component: TargetCompaniesScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...outboundArgs, companies: companiesIn(ready(ten)) },
  render: keepsView(keepsSelection(TargetCompaniesScreen)),
});

export const Ready = meta.story({ tags: ['visual'] });

export const Loading = meta.story({ tags: ['visual'], ...of.loading });

export const Polling = meta.story(of.polling);

export const Empty = meta.story({ tags: ['visual'], ...of.empty });

export const LoadError = meta.story({ tags: ['visual'], ...of.loadError });

/** The header's checkbox selects what the search shows. Hidden rows stay selected, and the page says so (D32). */
export const Selecting = meta.story({
  name: 'Selected, some hidden',
  tags: ['visual'],
  args: { selection: { keys: new Set(['1', '3']), onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hotels');
    await expect(
      (await canvas.findAllByText('2 selected · 2 selected are hidden'))[0],
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all companies shown' }));
    await expect(args.selection.onChange).toHaveBeenLastCalledWith(
      new Set(['1', '2', '3', '5', '6', '8', '10']),
    );
  },
});

/** The companies that rest on a sentence that is gone can be shown alone; Show all takes the filter off again. */
export const OnlyGone = meta.story({
  args: {
    companies: companiesIn(
      ready([
        aTargetCompany(withGrounds({ evidence: [lookedAt('description', gone)] }), 0),
        ...ten.slice(1),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getByRole('table', { name: 'Target companies' });
    await userEvent.click(canvas.getByRole('button', { name: 'Gone: 1', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Gone: 1', pressed: true })).toBeVisible();
    await expect(rows()).toHaveAttribute('aria-rowcount', '2');
    await userEvent.type(canvas.getByRole('searchbox'), 'no such company');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all companies' }));
    await waitFor(() => expect(rows()).toHaveAttribute('aria-rowcount', '11'));
  },
});

export const Adding = meta.story({
  tags: ['visual'],
  play: async ({ step }) => {
    const dialog = await opened('Add Custom', 'Add target company');
    await step('name and description are required, the rest is not', async () => {
      await expect(dialog.getByRole('button', { name: 'Add Company' })).toBeDisabled();
      await userEvent.type(dialog.getByLabelText(/Company name/), ' Rye & Sons{Enter}');
      await expect(await dialog.findByText('Description is required')).toBeVisible();
      await write(dialog.getByLabelText(/Short description/), 'Bakes rye.');
    });
    await step('a website is checked', async () => {
      const website = dialog.getByLabelText(/Website/);
      await userEvent.type(website, 'javascript:x{Enter}');
      const wrong = 'Enter a web address, such as https://example.com';
      await expect(await dialog.findByText(wrong)).toBeVisible();
      await userEvent.clear(website);
      await userEvent.type(website, 'rye.example');
    });
    await expect(dialog.getByRole('button', { name: 'Add Company' })).toBeEnabled();
  },
});

const twice = [
  aTargetCompany({ version: 1, website: 'https://saltmarsh.example' }, 1),
  aTargetCompany({ name: 'Saltmarsh Kitchens Ltd', description: 'Restaurants.', version: 3 }, 2),
] as const;

/** Of each field that differs the fuller text is chosen first. */
export const Merging = meta.story({
  tags: ['visual'],
  args: {
    companies: companiesIn(ready(twice), { actions: { onMerge } }),
    selection: { keys: new Set(twice.map(({ id }) => String(id))), onChange: fn() },
  },
  play: async () => {
    const dialog = await opened('Merge', 'Merge 2 rows into one');
    const name = within(dialog.getByRole('group', { name: 'Company name' }));
    await expect(name.getByRole('radio', { name: 'Saltmarsh Kitchens Ltd' })).toBeChecked();
    await expect(dialog.queryByRole('group', { name: 'Website' })).not.toBeInTheDocument();
  },
});

export const Merged = meta.story({
  args: Merging.input.args,
  play: async () => {
    const [first, second] = twice;
    const dialog = await opened('Merge', 'Merge 2 rows into one');
    await userEvent.click(dialog.getByRole('radio', { name: 'Restaurants.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    const draft = {
      name: second.name,
      description: 'Restaurants.',
      website: 'https://saltmarsh.example',
    };
    await waitFor(() =>
      expect(onMerge).toHaveBeenCalledWith(first, expect.objectContaining(draft), [second]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** A colleague has changed one of them meanwhile: nothing is merged, and the dialog says why. */
export const MergeRefused = meta.story({
  args: {
    ...Merging.input.args,
    companies: companiesIn(ready(twice), {
      actions: { onMerge: async () => ({ ok: false, message: 'Not merged: changed meanwhile.' }) },
    }),
  },
  play: async () => {
    const dialog = await opened('Merge', 'Merge 2 rows into one');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await dialog.findByText('Not merged: changed meanwhile.')).toBeVisible();
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

/** The selection is kept for prospecting. */
export const NextStep = meta.story({
  args: { selection: { keys: new Set(['1', '2']), onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find people at 2 companies' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

export const Pasting = meta.story({
  tags: ['visual'],
  args: { companies: companiesIn(ready(many(4, aTargetCompany))) },
  play: async () => {
    const dialog = await opened('Import list', 'Import companies');
    await userEvent.click(dialog.getByLabelText('Companies'));
    await userEvent.paste(
      `Rye & Sons\tBakes rye\tA second oven\tExport\n${ten[0]?.name}\tKnown\nNo Words Ltd`,
    );
    await expect(await dialog.findByText('1 new, 1 changed, 1 unreadable')).toBeVisible();
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1, change 1' })).toBeEnabled();
  },
});

const sites: readonly Partial<TargetCompany>[] = [
  { website: 'https://www.saltmarsh.example/', isWebsiteFound: true },
  { website: 'https://fennimore-hotels-of-the-north.example/', isWebsiteFound: false },
  { isWebsiteFound: false },
  {},
];

/** A website can be opened, and its state is shown if it is known. */
export const Marked = meta.story({
  tags: ['visual'],
  args: {
    companies: companiesIn(
      ready(many(6, (_nothing, index) => aTargetCompany(sites[index] ?? {}, index))),
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'saltmarsh.example' });
    await expect(link).toHaveAttribute('href', 'https://www.saltmarsh.example/');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByText('Website not found')).toHaveLength(1);
    await expect(canvas.getAllByText('No website known')).toHaveLength(1);
  },
});

const seven = many(7, aTargetCompany);
const states: readonly PeopleSearchState[] = [
  { status: 'found', count: 3 },
  { status: 'found', count: 0 },
  { status: 'failed', message: 'Failed to fetch prospects' },
  { status: 'stopped' },
  { status: 'waiting' },
];
const onRetry = fn();

/** Each row shows the state of its company's search, and no row is higher for it. */
export const EveryState = meta.story({
  tags: ['visual'],
  args: {
    companies: companiesIn(ready(seven)),
    people: {
      states: new Map(states.map((state, index) => [String(seven[index]?.id), state])),
      onRetry,
    },
  },
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
    await expect(onRetry).toHaveBeenCalledWith(seven[2]);
    await expect(topInRow('Search failed')).toBe(topInRow('Waiting'));
  },
});
