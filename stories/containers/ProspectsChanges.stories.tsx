import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { unsearchedTargets } from '#mocks/scenarios/demoTargets.ts';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import preview from '#storybook/preview.tsx';
import {
  deleteFirst,
  firstName,
  kept,
  panel,
  ProspectsSetup,
  rows,
  rowsAre,
  selectFirst,
  twoKnown,
  unknownCompanies,
  type ProspectsArgs,
} from './prospectsSetup.tsx';

const { compose, ready, serverError, networkFailure, unsearched } = scenario;

const args: ProspectsArgs = { path: '/prospects', kept: twoKnown };

const meta = preview.meta({
  title: 'Containers/Prospects Changes',
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: ProspectsArgs) => <ProspectsSetup {...given} />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

async function addTo(company: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add Custom' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add prospect' }));
  await userEvent.type(dialog.getByLabelText(/Prospect name/), 'Ada Byron');
  await userEvent.type(dialog.getByLabelText(/Role/), 'Analyst');
  const field = dialog.getByRole('combobox', { name: /Company/ });
  await userEvent.type(field, company);
  await userEvent.click(await screen.findByRole('option', { name: company }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Prospect' }));
  return dialog;
}

export const Adding = meta.story({
  play: async () => {
    await rowsAre(6);
    await addTo('Foxglove Kitchens');
    await rowsAre(7);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(panel().getByText('4 found')).toBeVisible();
  },
});

let answers: (() => void)[] = [];

/** People whose search was running when another company was selected are shown as soon as they are found. */
export const AddingWhileSearching = meta.story({
  args: { kept: unknownCompanies(2) },
  beforeEach: ({ msw }) => {
    answers = [];
    const held = override(callsOf('prospects.generate'), async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return undefined;
    });
    msw.use(...compose(unsearched(), held));
  },
  play: async () => {
    await waitFor(() => expect(answers).toHaveLength(2));
    const { name } = (await unsearchedTargets())[2] ?? { name: '' };
    await addTo(name);
    await waitFor(() => expect(kept('selectedTargetCompanies')).toContain(name));
    await rowsAre(1);
    answers[0]?.();
    await rowsAre(4);
    await expect(panel().queryByText('None found')).toBeNull();
    answers[1]?.();
    await rowsAre(7);
  },
});

/** Adding a person at a company that is not selected selects it, so that they are shown. */
export const AddingElsewhere = meta.story({
  play: async () => {
    await rowsAre(6);
    await addTo('Ironwood Market');
    await waitFor(() => expect(kept('selectedTargetCompanies')).toContain('Ironwood Market'));
    await rowsAre(10);
    await expect(panel().getAllByRole('listitem')).toHaveLength(3);
    // The people found earlier at this company are not new.
    const added = await screen.findByRole('row', { name: /Ada Byron/ });
    await expect(within(added).getByText('New')).toBeVisible();
    await expect(screen.getAllByText('New')).toHaveLength(1);
  },
});

/** The server refused. */
export const AddError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('prospects.add'))),
  play: async () => {
    const dialog = await addTo('Foxglove Kitchens');
    await expect(await dialog.findByText('Failed to add prospect')).toBeVisible();
    await expect(dialog.getByLabelText(/Prospect name/)).toHaveValue('Ada Byron');
    await expect(dialog.getByRole('combobox', { name: /Company/ })).toHaveValue(
      'Foxglove Kitchens',
    );
  },
});

/** The server did not answer. */
export const AddUnreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('prospects.add'))),
  play: async () => {
    const dialog = await addTo('Foxglove Kitchens');
    await expect(await dialog.findByText('Error adding prospect')).toBeVisible();
  },
});

async function renameFirst() {
  const name = await firstName();
  await userEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit prospect' }));
  const field = dialog.getByLabelText(/Prospect name/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Ada Byron');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

export const Editing = meta.story({
  play: async () => {
    await renameFirst();
    await expect(await screen.findByRole('button', { name: 'Edit Ada Byron' })).toBeVisible();
    await expect(rows()).toBe(6);
  },
});

export const EditError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('prospects.edit'))),
  play: async () => {
    const dialog = await renameFirst();
    await expect(await dialog.findByText('Failed to edit prospect')).toBeVisible();
    await expect(dialog.getByLabelText(/Prospect name/)).toHaveValue('Ada Byron');
  },
});

async function deleteSelected() {
  await selectFirst();
  return deleteFirst();
}

/** Deletes and deselects at once. The contract cannot restore a person, so there is no Undo. */
export const Deleting = meta.story({
  play: async () => {
    await rowsAre(6);
    const name = await deleteSelected();
    await rowsAre(5);
    await expect(await screen.findByText(`Deleted “${name}”`)).toBeVisible();
    await waitFor(() => expect(kept()).toBe('[]'));
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
});

/** The row returns with the message, and is still selected. */
export const DeleteError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('prospects.remove'))),
  play: async () => {
    await rowsAre(6);
    const name = await deleteSelected();
    await expect(await screen.findByText('Failed to delete prospect')).toBeVisible();
    await rowsAre(6);
    await expect(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  },
});

export const DeleteUnreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('prospects.remove'))),
  play: async () => {
    await rowsAre(6);
    await deleteSelected();
    await expect(await screen.findByText('Error deleting prospect')).toBeVisible();
    await rowsAre(6);
  },
});

/** Everybody was deleted on purpose: no new search starts by itself. */
export const DeletedToTheLast = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('prospects.generate'))),
  play: async ({ canvas }) => {
    await rowsAre(6);
    for (let left = 5; left >= 0; left -= 1) {
      // oxlint-disable-next-line no-await-in-loop -- one deletion follows the other
      await deleteSelected();
      // oxlint-disable-next-line no-await-in-loop -- and is seen before the next
      if (left > 0) await rowsAre(left);
    }
    await expect(
      await canvas.findByText('No prospects yet. Generate some or add your own.'),
    ).toBeVisible();
    await expect(panel().getAllByText('None found')).toHaveLength(2);
    await expect(canvas.queryByText('Failed to fetch prospects')).not.toBeInTheDocument();
  },
});
