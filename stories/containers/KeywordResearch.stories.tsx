import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { held } from '../held.ts';
import { fillKeyword } from '../screens/keywordSteps.ts';

const { compose, ready, empty, loading, polling, pollingExhausted } = scenario;
const { errorBody, serverError, networkFailure } = scenario;

/** What the lists of all pages share with their screens is shown here. */
const meta = preview.meta({
  title: 'Containers/Keyword Research',
  component: KeywordResearchContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/keyword-research" pace={100}>
      <KeywordResearchContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { rows, rowCount, rowsAre, deleteFirst } = gridRows('Keywords');

const hasRows = async () => expect(await rowCount()).toBeGreaterThan(5);
const isGone = async (name: string) =>
  expect(screen.queryByRole('button', { name: `Delete ${name}` })).not.toBeInTheDocument();

const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Custom' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add custom keyword' }));
  await fillKeyword(dialog);
  return dialog;
};

const addKeyword = async () => {
  const dialog = await openForm();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await hasRows();
    await userEvent.click(canvas.getByRole('button', { name: 'Content Ideas' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/content-research'),
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('keywords.list'))),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Analyzing your business info...'))[0],
    ).toBeInTheDocument();
  },
});

/** Empty at first; an attempt later the keywords are there. */
export const Polling = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(3, 'keywords'))),
  play: hasRows,
});

/** The first attempt is shown before its request is sent. */
export const PollingBegins = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), pollingExhausted('keywords'))),
  render: () => (
    <InApp path="/keyword-research">
      <KeywordResearchContainer />
    </InApp>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Attempt \d+ of 10$/)[0]).toBeInTheDocument());
    await expect(canvas.getAllByText('Attempt 1 of 10')[0]).toBeInTheDocument();
    await expect(canvas.queryByText('Attempt 0 of 10')).not.toBeInTheDocument();
  },
});

/** Nothing was ever generated: after ten more tries one error is logged, and Generate now fills the list. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/No keywords after 10 more tries/);
    msw.use(...empty());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate now' }));
    await hasRows();
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('keywords.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch keywords')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await hasRows();
  },
});

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
  },
});

export const Adding = meta.story({
  play: async () => {
    const before = await rowCount();
    await addKeyword();
    await rowsAre(before + 1);
    await expect(await screen.findByText('Success! Action completed.')).toBeVisible();
  },
});

/** A server that refuses unknown figures says so in its own words. */
export const AddRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(ready(), errorBody('keywords.add', { message: 'volume: must be a number' }, 422)),
    ),
  play: async () => {
    await rowCount();
    const dialog = await openForm();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I don’t know the figures' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
    await expect(await dialog.findByText('volume: must be a number')).toBeVisible();
    await expect(dialog.getByLabelText(/Keyword term/)).toHaveValue('rye loaf');
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

/** Three pasted lines: one new, one already in the list, one invalid. Only the new one is added, without unknown figures. */
export const PastingMany = meta.story({
  play: async ({ canvas }) => {
    const before = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste keywords' }));
    await userEvent.type(dialog.getByLabelText(/Default region/), 'Ireland');
    await userEvent.click(dialog.getByLabelText(/^Keywords/));
    await userEvent.paste('rye loaf\t100\nRye Loaf\nspelt\tmany');
    await expect(await dialog.findByText('1 new, 1 already there, 1 to correct')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 keyword' }));
    await expect(await screen.findByText('Added 1 of 1')).toBeVisible();
    await rowsAre(before + 1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keywords' }), 'rye loaf');
    await rowsAre(1);
    const row = within(
      canvas.getByRole('table').querySelector<HTMLElement>('[data-key]') ?? document.body,
    );
    await expect(row.getByText('100')).toBeVisible();
    await expect(row.getAllByText('–')).toHaveLength(5);
  },
});

/** Deletes at once, and Undo restores the row. */
export const Deleting = meta.story({
  play: async () => {
    const before = await rowCount();
    const name = await deleteFirst();
    await rowsAre(before - 1);
    await expect(await screen.findByText(`Deleted “${name}”`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await rowsAre(before);
  },
});

/** The row returns with the message. */
export const DeleteError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('keywords.remove'))),
  play: async () => {
    const before = await rowCount();
    await deleteFirst();
    await expect(await screen.findByText('Failed to delete keywords')).toBeVisible();
    await rowsAre(before);
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

const generateMore = async () => {
  const before = await rowCount();
  await userEvent.click(screen.getByRole('button', { name: 'Generate More' }));
  return before;
};

export const GeneratingMore = meta.story({
  play: async ({ canvas }) => {
    const before = await generateMore();
    await waitFor(() => expect(rows()).toBeGreaterThan(before));
    await expect(canvas.getAllByText('New sample').length).toBeGreaterThan(0);
  },
});

export const GenerateError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('keywords.generate'))),
  play: async ({ canvas }) => {
    const before = await generateMore();
    await expect(await canvas.findByText('Failed to generate keywords')).toBeVisible();
    await rowsAre(before);
  },
});

/** A generation whose reload fails is not reported as one without new rows. */
export const GeneratedNotRefreshed = meta.story({
  play: async ({ msw }) => {
    await rowCount();
    msw.use(...serverError('keywords.list', 400, { times: 1 }));
    const before = await generateMore();
    await expect(await screen.findByText('Saved. The list could not be refreshed.')).toBeVisible();
    await expect(screen.queryByText('No new suggestions came back')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toBeGreaterThan(before));
  },
});

/** Each keyword shows the number of the company's ideas that use it. */
export const UsedInIdeas = meta.story({
  play: async ({ canvas }) => {
    const all = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Without an idea' }));
    await waitFor(() => expect(rows()).toBeLessThan(all));
    await expect(rows()).toBeGreaterThan(0);
  },
});
