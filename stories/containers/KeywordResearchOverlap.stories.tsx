import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { held } from '../held.ts';
import { fillKeyword } from '../screens/keywordSteps.ts';

const { compose, ready, serverError } = scenario;

/** Shows the list while several changes overlap (D55). */
const meta = preview.meta({
  title: 'Containers/Keyword Research/Overlap',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/keyword-research" pace={100}>
      <KeywordResearchContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { rows, rowCount, rowsAre, deleteFirst } = gridRows('Keywords');

const isGone = async (name: string) =>
  expect(screen.queryByRole('button', { name: `Delete ${name}` })).not.toBeInTheDocument();

async function addKeyword() {
  await userEvent.click(screen.getByRole('button', { name: 'Add Custom' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add custom keyword' }));
  await fillKeyword(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** The second response arrives before the first: both rows stay deleted. */
export const TwoDeletions = meta.story({
  play: async ({ msw }) => {
    const gate = held('keywords.remove', { times: 1 });
    msw.use(...gate.handlers);
    const before = await rowCount();
    const first = await deleteFirst();
    const second = await deleteFirst();
    await rowsAre(before - 2);
    await screen.findByText(`Deleted “${second}”`);
    await isGone(first);
    gate.answer();
    await screen.findByText(`Deleted “${first}”`);
    await rowsAre(before - 2);
    await isGone(first);
    await isGone(second);
  },
});

/** An added row is shown while a deletion is running, and the deleted row does not return with it. */
export const AddingDuringDeletion = meta.story({
  play: async ({ msw }) => {
    const gate = held('keywords.remove', { times: 1 });
    msw.use(...gate.handlers);
    const before = await rowCount();
    const name = await deleteFirst();
    await addKeyword();
    await rowsAre(before);
    await isGone(name);
    gate.answer();
    await screen.findByText(`Deleted “${name}”`);
    await rowsAre(before);
    await isGone(name);
  },
});

/** The keyword is saved but the reload fails: a message says so, and Try again shows the row. */
export const AddedNotRefreshed = meta.story({
  play: async ({ msw }) => {
    const before = await rowCount();
    msw.use(...serverError('keywords.list', 400, { times: 1 }));
    await addKeyword();
    await expect(await screen.findByText('Saved. The list could not be refreshed.')).toBeVisible();
    await expect(screen.queryByText('Success! Action completed.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rowsAre(before + 1);
  },
});

/** A generation whose reload fails is not reported as one without new rows. */
export const GeneratedNotRefreshed = meta.story({
  play: async ({ msw }) => {
    const before = await rowCount();
    msw.use(...serverError('keywords.list', 400, { times: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Generate More' }));
    await expect(await screen.findByText('Saved. The list could not be refreshed.')).toBeVisible();
    await expect(screen.queryByText('No new suggestions came back')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toBeGreaterThan(before));
  },
});

/** Undo has no dialog: its failure is shown as an alert with the exact text. */
export const UndoError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('keywords.add'))),
  play: async () => {
    await deleteFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Failed to add custom keyword')).toBeVisible();
  },
});
