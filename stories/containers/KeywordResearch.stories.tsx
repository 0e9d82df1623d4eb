import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { choose } from '../choose.ts';
import { gridRows } from '../gridRows.ts';
import { held } from '../held.ts';
import { leadsTo } from '../leadsTo.ts';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';

const { compose, ready, serverError } = scenario;

interface Args {
  path: string;
  /** The views that this browser keeps; they are handed over. */
  stored: string;
}
const args: Args = { path: '/keyword-research', stored: '[]' };

/** What the lists of all pages share with their screens is shown here. */
const meta = preview.meta({
  title: 'Containers/Keyword Research',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ path, stored }: Args) => (
    <InApp path={path} pace={100} keptToo={{ sharedState: `{"views":${stored}}` }}>
      <KeywordResearchContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { rowCount, rowsAre, deleteFirst } = gridRows('Keywords');

const hasRows = async () => expect(await rowCount()).toBeGreaterThan(5);
const states = listStates({ list: 'keywords', hasRows, fetchFailed: 'Failed to fetch keywords' });
const isGone = async (name: string) =>
  expect(screen.queryByRole('button', { name: `Delete ${name}` })).not.toBeInTheDocument();

const addKeyword = async () => {
  const dialog = await opened('Add Custom', 'Add custom keyword');
  await write(dialog.getByLabelText(/Keyword term/), 'rye loaf');
  await write(dialog.getByLabelText(/Region/), 'Ireland');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I don’t know the figures' }));
  await userEvent.click(dialog.getByRole('button', { name: /Competition level/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'High' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await hasRows();
    await userEvent.click(canvas.getByRole('button', { name: 'Content Ideas' }));
    await leadsTo('/content-research');
  },
});

export const Loading = meta.story(states.loading);

export const Polling = meta.story(states.polling);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);

/** No request is sent before there is a company (D12): it would find no scenario and fail the story. */
export const WithoutCompany = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario.unknownWorkspace()),
  render: () => (
    <InApp path="/keyword-research" kept={{}}>
      <KeywordResearchContainer />
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tell us about your business first')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Business info' })).toBeVisible();
    for (const name of ['Generate More', 'Add Custom'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
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

/** An added row is shown while a deletion is running, and the deleted row does not return with it (D55). */
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

/** Undo has no dialog: its failure is shown as an alert with the exact text. */
export const UndoError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('rows.restore'))),
  play: async () => {
    await deleteFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Failed to add custom keyword')).toBeVisible();
  },
});

const search = () => screen.findByRole('searchbox', { name: 'Search keywords' });
const name = async (text: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const changes = () => screen.queryByRole('group', { name: 'Changes of “Rye”' });

const changeIt = async () => {
  await userEvent.type(await search(), ' loaf');
  return within(await screen.findByRole('group', { name: 'Changes of “Rye”' }));
};

const inUse = { path: '/keyword-research?q=rye&view=Rye', stored: '[["keywords","Rye","q=rye"]]' };

/** A changed view says so beside its button. One press takes the change back, another saves it. */
export const ViewChanged = meta.story({
  args: inUse,
  play: async () => {
    await expect(await search()).toHaveValue('rye');
    await expect(changes()).not.toBeInTheDocument();
    const note = await changeIt();
    await expect(note.getByText('Changed')).toBeVisible();
    await userEvent.click(note.getByRole('button', { name: 'Reset Rye' }));
    await waitFor(async () => expect(await search()).toHaveValue('rye'));
    await waitFor(() => expect(changes()).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'View: Rye' })).toHaveFocus();
    await leadsTo('/keyword-research?q=rye&view=Rye');
    const again = await changeIt();
    await userEvent.click(again.getByRole('button', { name: 'Save Rye' }));
    await waitFor(() => expect(changes()).not.toBeInTheDocument());
    await expect(await screen.findByText('Saved “Rye”')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'View: Rye' })).toHaveFocus();
  },
});

const tooLarge = 'This is larger than 64 KB, which is the most that can be shared.';

/** A view that the server refuses is not said to be saved, and is shown as the team has it. */
export const ViewRefused = meta.story({
  args: inUse,
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(
        ready(),
        override(callsOf('sharedState.put'), async (request) => {
          const isChanged = (await request.clone().text()).includes('loaf');
          const refusal = { success: false, message: tooLarge, reason: 'suggestions' };
          return isChanged ? HttpResponse.json(refusal, { status: 413 }) : undefined;
        }),
      ),
    ),
  play: async () => {
    await expect(await search()).toHaveValue('rye');
    const note = await changeIt();
    await userEvent.click(note.getByRole('button', { name: 'Save Rye' }));
    await expect(await screen.findByText(tooLarge)).toBeVisible();
    await expect(screen.queryByText('Saved “Rye”')).not.toBeInTheDocument();
    await waitFor(() => expect(changes()).toBeVisible());
  },
});

/** A view is saved, changed, updated, left, opened again, renamed, deleted and restored. */
export const ViewSaved = meta.story({
  play: async ({ step }) => {
    await userEvent.type(await search(), 'rye');
    await step('a search is saved under a name', async () => {
      await choose('Views', 'Save view…');
      await name('Rye');
      await expect(await screen.findByRole('button', { name: 'View: Rye' })).toBeVisible();
      await leadsTo('/keyword-research?q=rye&view=Rye');
    });
    await step('it is changed, and the change is saved', async () => {
      await userEvent.type(await search(), ' bread');
      await choose('View: Rye', 'Update “Rye”');
      await expect(await screen.findByRole('button', { name: 'View: Rye' })).toBeVisible();
      await waitFor(() => expect(changes()).not.toBeInTheDocument());
      await leadsTo('/keyword-research?q=rye+bread&view=Rye');
    });
    await step('one press shows the whole list, another the view', async () => {
      await choose('View: Rye', 'Whole list');
      await waitFor(async () => expect(await search()).toHaveValue(''));
      await choose('Views', 'Rye');
      await waitFor(async () => expect(await search()).toHaveValue('rye bread'));
      await leadsTo('/keyword-research?q=rye+bread&view=Rye');
    });
    await step('it is renamed', async () => {
      await choose('View: Rye', 'Rename “Rye”…');
      await name('Bread');
      await leadsTo('/keyword-research?q=rye+bread&view=Bread');
    });
    await step('after deleting, the list stays as it is, and Undo restores the view', async () => {
      await choose('View: Bread', 'Delete “Bread”');
      await expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
      await expect(await search()).toHaveValue('rye bread');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await choose('Views', 'Bread');
      await leadsTo('/keyword-research?q=rye+bread&view=Bread');
    });
  },
});

/** The name of a deleted view was given to another one: Undo says that it cannot restore the view. */
export const ViewUndoNameTaken = meta.story({
  args: inUse,
  play: async () => {
    await choose('View: Rye', 'Delete “Rye”');
    await choose('Views', 'Save view…');
    await name('Rye');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/^“Rye” was not saved/)).toBeVisible();
  },
});

/**
 * A deleted view is restored and chosen again before the address follows: the link leads to the address that is still shown,
 * and the view is in use.
 */
export const ViewChosenEarly = meta.story({
  args: inUse,
  play: async () => {
    await expect(await search()).toHaveValue('rye');
    await choose('View: Rye', 'Delete “Rye”');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await choose('Views', 'Rye');
    await userEvent.type(await search(), ' loaf');
    await leadsTo('/keyword-research?q=rye+loaf&view=Rye');
  },
});
