import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TargetCompaniesContainer } from '#containers/TargetCompaniesContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { StoredText } from '#storybook/StoredText.tsx';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';

const { compose, ready, empty, loading, polling, pollingExhausted, serverError, networkFailure } =
  scenario;

interface Args {
  path: string;
  kept: Partial<Record<OwnedKey, string>>;
}
const args: Args = { path: '/target-companies', kept: { businessInfo: storedDemoBusiness } };

const meta = preview.meta({
  title: 'Containers/Target Companies',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ path, kept }: Args) => (
    <InApp path={path} kept={kept} pace={100}>
      <TargetCompaniesContainer />
      <StoredText of="selectedTargetCompanies" />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { rows, rowCount, rowsAre, firstName, deleteFirst } = gridRows('Target companies');
const kept = () => screen.getByLabelText('StoredText selectedTargetCompanies').textContent;

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await rowCount()).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Prospects' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/prospects'));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('targetCompanies.list'))),
  play: () =>
    expect(screen.getByRole('table', { name: 'Target companies' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
});

/** Empty at first; a few attempts later the companies are there. */
export const Polling = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(3, 'targetCompanies'))),
  play: async () => {
    await expect(await rowCount()).toBeGreaterThan(3);
  },
});

export const PollingExhausted = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/No targetCompanies after 10 more tries/);
    msw.use(...compose(ready(), pollingExhausted('targetCompanies')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

/** Nothing was ever generated: Generate now fills the list. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/No targetCompanies after 10 more tries/);
    msw.use(...empty());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate now' }));
    await expect(await rowCount()).toBeGreaterThan(3);
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('targetCompanies.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch target companies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await rowCount()).toBeGreaterThan(3);
  },
});

/** No request is sent before there is a company (D12): it would fail the story. */
export const WithoutCompany = meta.story({
  args: { kept: {} },
  beforeEach: ({ msw }) => msw.use(...scenario.unknownWorkspace()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tell us about your business first')).toBeVisible();
  },
});

/** Search and sort are read from the address and written to it (D31). */
export const FromTheAddress = meta.story({
  args: { path: '/target-companies?q=no+such+company&sort=-name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No companies match your search.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all companies' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/target-companies?sort=-name'),
    );
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one)));
  },
});

/** A selected company is kept with its name in the browser, not only on the page. */
export const Selecting = meta.story({
  play: async ({ canvas }) => {
    const name = await firstName();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await waitFor(() => expect(kept()).toContain(`"name":"${name}"`));
    await expect(canvas.getAllByText('1 selected')[0]).toBeInTheDocument();
  },
});

const keptSelection = {
  businessInfo: storedDemoBusiness,
  selectedTargetCompanyIds: '[987654]',
  selectedTargetCompanies: '[{"targetid":987654,"name":"Gone Ltd"}]',
};

/** Companies that the server no longer has are deselected once the whole list has loaded. */
export const VanishedLetGo = meta.story({
  args: { kept: keptSelection },
  play: async () => {
    await expect(kept()).toBe(keptSelection.selectedTargetCompanies);
    await rowCount();
    await waitFor(() => expect(kept()).toBe('[]'));
  },
});

/** A failed load says nothing about which companies vanished. */
export const KeptThroughFailure = meta.story({
  args: { kept: keptSelection },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('targetCompanies.list', 400))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch target companies')).toBeVisible();
    await expect(kept()).toBe(keptSelection.selectedTargetCompanies);
  },
});

async function addOne() {
  await rowCount();
  await userEvent.click(screen.getByRole('button', { name: 'Add Custom' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add target company' }));
  await userEvent.type(dialog.getByLabelText(/Company name/), 'Rye & Sons');
  await userEvent.type(dialog.getByLabelText(/Short description/), 'Bakes rye.');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Company' }));
  return dialog;
}

export const Adding = meta.story({
  play: async () => {
    const before = await rowCount();
    await addOne();
    await rowsAre(before + 1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const AddError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('targetCompanies.add'))),
  play: async () => {
    const dialog = await addOne();
    await expect(await dialog.findByText('Failed to add company')).toBeVisible();
    await expect(dialog.getByLabelText(/Company name/)).toHaveValue('Rye & Sons');
  },
});

async function renameFirst() {
  const name = await firstName();
  await userEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit target company' }));
  const field = dialog.getByLabelText(/Company name/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Renamed Ltd');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

/** A selected company stays selected, and its stored name is updated. */
export const Editing = meta.story({
  play: async ({ canvas }) => {
    const name = await firstName();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await renameFirst();
    await expect(await screen.findByRole('button', { name: 'Edit Renamed Ltd' })).toBeVisible();
    await waitFor(() => expect(kept()).toContain('"name":"Renamed Ltd"'));
  },
});

export const EditError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('targetCompanies.edit'))),
  play: async () => {
    const dialog = await renameFirst();
    await expect(await dialog.findByText('Failed to save company')).toBeVisible();
    await expect(dialog.getByLabelText(/Company name/)).toHaveValue('Renamed Ltd');
  },
});

async function deleteSelected() {
  const name = await firstName();
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await waitFor(() => expect(kept()).toContain(name));
  return deleteFirst();
}

/** Deletes and deselects at once, and Undo restores the company. */
export const Deleting = meta.story({
  play: async () => {
    const before = await rowCount();
    const name = await deleteSelected();
    await rowsAre(before - 1);
    await expect(await screen.findByText(`Deleted “${name}”`)).toBeVisible();
    await waitFor(() => expect(kept()).toBe('[]'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await rowsAre(before);
  },
});

/** The row returns with the message, and is still selected. */
export const DeleteError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('targetCompanies.remove'))),
  play: async () => {
    const before = await rowCount();
    const name = await deleteSelected();
    await expect(await screen.findByText('Failed to delete company')).toBeVisible();
    await rowsAre(before);
    await expect(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
    await expect(kept()).toContain(name);
  },
});

export const GeneratingMore = meta.story({
  play: async ({ canvas }) => {
    const before = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await waitFor(() => expect(rows()).toBeGreaterThan(before));
    await expect(canvas.getAllByText('New sample').length).toBeGreaterThan(0);
  },
});

export const GenerateError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('targetCompanies.generate'))),
  play: async ({ canvas }) => {
    const before = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await expect(await canvas.findByText('Failed to generate target companies')).toBeVisible();
    await rowsAre(before);
  },
});
