import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Collection, Outcome } from '#domain/lists/collection.ts';
import { plainListView } from '#domain/lists/listView.ts';
import type { Remote } from '#domain/lists/remote.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { TargetCompaniesScreen } from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';
import { outboundArgs } from './outboundArgs.ts';
import { remoteScenarios } from './remoteScenarios.ts';

const ten = many(10, aTargetCompany);
const companiesIn = (
  remote: Remote<TargetCompany>,
  more?: Parameters<typeof aCollection<TargetCompany, TargetCompanyDraft>>[1],
) => aCollection<TargetCompany, TargetCompanyDraft>(remote, more);

const of = remoteScenarios({
  argsOf: (companies: Collection<TargetCompany, TargetCompanyDraft>) => ({ companies }),
  table: 'Target companies',
  fetchFailed: 'Failed to fetch target companies',
});

const meta = preview.meta({
  title: 'Screens/Target Companies',
  component: TargetCompaniesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    companies: companiesIn(ready(ten)),
  },
  render: keepsView(keepsSelection(TargetCompaniesScreen)),
});

const grid = () => screen.getByRole('table', { name: 'Target companies' });

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Target Company Details' }),
    ).toBeVisible();
    await expect(grid()).toHaveAttribute('aria-rowcount', '11');
    for (const name of [
      'Company Name',
      'Short Description',
      'Recent News',
      'Strategic Initiatives or Challenges',
      'Actions',
    ])
      await expect(
        canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) }),
      ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Prospects' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ tags: ['visual'], ...of.loading });

export const Polling = meta.story(of.polling);

export const Empty = meta.story({ tags: ['visual'], ...of.empty });

export const LoadError = meta.story({ tags: ['visual'], ...of.loadError });

export const Refreshing = meta.story({
  args: { companies: companiesIn({ status: 'ready', items: ten, isRefreshing: true }) },
  play: () => expect(grid()).toHaveAttribute('aria-rowcount', '11'),
});

/** Before there is a company nothing is requested, and the page says so (D12). */
export const WithoutCompany = meta.story(of.withoutCompany);

export const NoMatch = meta.story({
  args: { view: { ...plainListView, search: 'submarine' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No companies match your search.')).toBeVisible();
  },
});

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

const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  tags: ['visual'],
  args: { companies: companiesIn(ready(ten), { actions: { onAdd } }) },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add target company' }));
    await step('name and description are required, the rest is not', async () => {
      await expect(dialog.getByRole('button', { name: 'Add Company' })).toBeDisabled();
      await userEvent.type(dialog.getByLabelText(/Company name/), ' Rye & Sons{Enter}');
      await expect(await dialog.findByText('Description is required')).toBeVisible();
      await userEvent.type(dialog.getByLabelText(/Short description/), 'Bakes rye.');
    });
    await expect(dialog.getByRole('button', { name: 'Add Company' })).toBeEnabled();
  },
});

export const Added = meta.story({
  args: { companies: companiesIn(ready(ten), { actions: { onAdd } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add target company' }));
    await userEvent.type(dialog.getByLabelText(/Company name/), ' Rye & Sons');
    await userEvent.type(dialog.getByLabelText(/Short description/), 'Bakes rye.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Company' }));
    await expect(onAdd).toHaveBeenCalledWith({
      name: 'Rye & Sons',
      description: 'Bakes rye.',
      recentNews: '',
      initiatives: '',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

const onEdit = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Editing = meta.story({
  args: { companies: companiesIn(ready(ten), { actions: { onEdit } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Fennimore Hotels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit target company' }));
    const name = dialog.getByLabelText(/Company name/);
    await expect(name).toHaveValue('Fennimore Hotels');
    await userEvent.type(name, ' Ltd');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onEdit).toHaveBeenCalledWith(
      ten[1],
      expect.objectContaining({ name: 'Fennimore Hotels Ltd' }),
    );
  },
});

const neverAnswered = () => new Promise<Outcome>(() => undefined);

/** While the request runs, nothing closes the dialog and nothing is sent twice. */
export const Saving = meta.story({
  args: { companies: companiesIn(ready(ten), { actions: { onEdit: neverAnswered } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Fennimore Hotels' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('button', { name: /Saving/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const SaveError = meta.story({
  args: {
    companies: companiesIn(ready(ten), {
      actions: { onEdit: async () => ({ ok: false, message: 'Failed to save company' }) },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Fennimore Hotels' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Company name/), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save company');
    await expect(dialog.getByLabelText(/Company name/)).toHaveValue('Fennimore Hotels!');
  },
});

const onDelete = fn(async (): Promise<Outcome> => ({ ok: true }));

export const ConfirmingDelete = meta.story({
  args: { companies: companiesIn(ready(ten), { actions: { onDelete } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Fennimore Hotels' }));
    await expect(
      await screen.findByText('Are you sure you want to delete this target company?'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Deleted = meta.story({
  args: { companies: companiesIn(ready(ten), { actions: { onDelete } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Fennimore Hotels' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledWith(ten[1]);
  },
});

/** Rows of Generate More come first and are marked. */
export const NewOnesMarked = meta.story({
  args: { companies: companiesIn(ready(ten), { newIds: new Set(['9', '10']) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(2);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(ten[8]?.name ?? '');
  },
});

const longNews = `Read https://news.example/openings and javascript:alert(1). ${'The group keeps opening restaurants all over the country. '.repeat(9)}`;

/** Long news are cut after two lines and open in full. Only web addresses in them are links. */
export const LongContent = meta.story({
  args: {
    companies: companiesIn(
      ready([
        aTargetCompany({
          name: 'Saltmarsh Kitchens of the Western Counties '.repeat(4),
          recentNews: longNews,
        }),
        ...many(4, aTargetCompany).slice(1),
      ]),
    ),
  },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'https://news.example/openings' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await step('a click on the text opens the row', async () => {
      const cell = canvas.getByText(/The group keeps opening/).closest('td');
      if (!(cell instanceof HTMLElement)) throw new Error('The news is in no cell.');
      const before = cell.clientHeight;
      await userEvent.click(cell);
      await waitFor(() => expect(cell.clientHeight).toBeGreaterThan(before * 2));
    });
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
