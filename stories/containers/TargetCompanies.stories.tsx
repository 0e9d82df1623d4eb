import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TargetCompaniesContainer } from '#containers/TargetCompaniesContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { StoredText } from '#storybook/StoredText.tsx';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { leadsTo } from '../leadsTo.ts';
import { opened } from '../opened.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';

const { compose, ready, serverError } = scenario;

interface Args {
  kept: Partial<Record<OwnedKey, string>>;
}
const args: Args = { kept: { businessInfo: storedDemoBusiness } };

const meta = preview.meta({
  title: 'Containers/Target Companies',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: (given: Args) => (
    <InApp path="/target-companies" kept={given.kept} pace={100}>
      <TargetCompaniesContainer />
      <StoredText of="selectedTargetCompanies" />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { rowCount, rowsAre, firstName, deleteFirst } = gridRows('Target companies');
const hasRows = async () => expect(await rowCount()).toBeGreaterThan(3);
const states = listStates({
  list: 'targetCompanies',
  hasRows,
  fetchFailed: 'Failed to fetch target companies',
});
const kept = () => screen.getByLabelText('StoredText selectedTargetCompanies').textContent;

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await hasRows();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Prospects' }));
    await leadsTo('/prospects');
  },
});

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);

/** Merged rows become one, and Undo gives both back. */
export const Merging = meta.story({
  play: async ({ canvas }) => {
    await hasRows();
    const before = await rowCount();
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    const dialog = await opened('Merge', 'Merge 2 rows into one');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await rowsAre(before - 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await rowsAre(before);
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

/** A selected company stays selected, and its stored name is updated. */
export const Editing = meta.story({
  play: async ({ canvas }) => {
    const name = await firstName();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    const dialog = await opened(`Edit ${name}`, 'Edit target company');
    const field = dialog.getByLabelText(/Company name/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Renamed Ltd');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('button', { name: 'Edit Renamed Ltd' })).toBeVisible();
    await waitFor(() => expect(kept()).toContain('"name":"Renamed Ltd"'));
  },
});

async function deleteSelected() {
  const name = await firstName();
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await waitFor(() => expect(kept()).toContain(name));
  return deleteFirst();
}

/** Deletes and deselects at once, and Undo restores the company and its selection. */
export const Deleting = meta.story({
  play: async () => {
    const before = await rowCount();
    const name = await deleteSelected();
    await rowsAre(before - 1);
    await expect(await screen.findByText(`Deleted “${name}”`)).toBeVisible();
    await waitFor(() => expect(kept()).toBe('[]'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await rowsAre(before);
    await waitFor(() => expect(kept()).toContain(name));
    await expect(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
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

async function deleteAll(count: number) {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all companies shown' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const name = `Delete ${count} target companies?`;
  const question = within(await screen.findByRole('alertdialog', { name }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

export const DeletingMany = meta.story({
  play: async () => {
    const before = await rowCount();
    await deleteAll(before);
    await expect(await screen.findByText(`Deleted ${before} of ${before}`)).toBeVisible();
    await expect(await screen.findByText(/No target companies yet/)).toBeVisible();
    // The bar with the pressed button has disappeared: the focus is still on the page.
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(focusedElement()));
  },
});

/** Rows that could not be deleted stay in the list and stay selected. */
export const DeletingSomeFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('targetCompanies.remove', 500, { times: 1 }))),
  play: async () => {
    await deleteAll(await rowCount());
    await expect(await screen.findByText(/: Failed to delete company$/)).toBeVisible();
    await rowsAre(1);
    await expect(screen.getAllByText('1 selected')[0]).toBeInTheDocument();
  },
});

/** Selecting a company whose website does not answer says so once, with a button to deselect it. */
export const SelectingNotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario.gaps()),
  play: async ({ canvas }) => {
    await rowCount();
    const [, , second] = canvas.getAllByRole('checkbox');
    if (!second) throw new Error('There is no second company.');
    await userEvent.click(second);
    await expect(second).toBeChecked();
    const said = await screen.findByText(
      /is selected, but its website does not answer or is not known\./,
    );
    await expect(said).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deselect it' }));
    await waitFor(() => expect(second).not.toBeChecked());
    await expect(kept()).toBe('[]');
    await waitFor(() => expect(screen.queryByText(/its website does not answer/)).toBeNull());
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(screen.queryByText(/its website does not answer/)).toBeNull();
  },
});
