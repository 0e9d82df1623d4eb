import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { fillKeyword } from '../screens/keywordSteps.ts';

const {
  compose,
  ready,
  empty,
  loading,
  polling,
  pollingExhausted,
  errorBody,
  serverError,
  networkFailure,
} = scenario;

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

const page = within(document.body);
const { rows, rowCount, rowsAre, deleteFirst } = gridRows('Keywords');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await rowCount()).toBeGreaterThan(5);
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
  play: async () => {
    await expect(await rowCount()).toBeGreaterThan(5);
  },
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

/** After ten more tries without data, one error is logged and the page offers two buttons. */
export const PollingExhausted = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/No keywords after 10 more tries/);
    msw.use(...compose(ready(), pollingExhausted('keywords')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate now' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

/** Nothing was ever generated: Generate now fills the list. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/No keywords after 10 more tries/);
    msw.use(...empty());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate now' }));
    await expect(await rowCount()).toBeGreaterThan(5);
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('keywords.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch keywords')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await rowCount()).toBeGreaterThan(5);
  },
});

async function fillForm() {
  const dialog = within(await page.findByRole('dialog', { name: 'Add custom keyword' }));
  await fillKeyword(dialog);
  return dialog;
}

export const Adding = meta.story({
  play: async ({ canvas, step }) => {
    const before = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = await fillForm();
    await step('Add Keyword adds one row and closes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await rowsAre(before + 1);
    });
    await step('and says that it worked', async () => {
      await expect(await page.findByText('Success! Action completed.')).toBeVisible();
    });
  },
});

export const AddError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('keywords.add'))),
  play: async ({ canvas }) => {
    await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = await fillForm();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
    await expect(await dialog.findByText('Failed to add keyword.')).toBeVisible();
    await expect(dialog.getByLabelText(/Keyword term/)).toHaveValue('rye loaf');
  },
});

/** A server that refuses unknown figures says so in its own words. */
export const AddRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(ready(), errorBody('keywords.add', { message: 'volume: must be a number' }, 422)),
    ),
  play: async ({ canvas }) => {
    await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = await fillForm();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I don’t know the figures' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
    await expect(await dialog.findByText('volume: must be a number')).toBeVisible();
    await expect(dialog.getByLabelText(/Keyword term/)).toHaveValue('rye loaf');
  },
});

/** Undo of a deletion adds the row again without the figures that nobody knows. */
export const DeletingWithoutFigures = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario.gaps()),
  play: async () => {
    const before = await rowCount();
    const name = await deleteFirst();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await rowsAre(before);
    await userEvent.type(page.getByRole('searchbox'), name);
    const button = await page.findByRole('button', { name: `Delete ${name}` });
    const row = button.closest<HTMLElement>('[data-key]') ?? document.body;
    await expect(within(row).getAllByText('–').length).toBeGreaterThan(5);
  },
});

/** Deletes at once, and Undo restores the row. */
export const Deleting = meta.story({
  play: async ({ step }) => {
    const before = await rowCount();
    const name = await deleteFirst();
    await step('the row is gone and Undo is offered', async () => {
      await rowsAre(before - 1);
      await expect(await page.findByText(`Deleted “${name}”`)).toBeVisible();
    });
    await step('Undo adds it again', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Undo' }));
      await rowsAre(before);
    });
  },
});

/** The row returns with the message. */
export const DeleteError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('keywords.remove'))),
  play: async () => {
    const before = await rowCount();
    await deleteFirst();
    await expect(await page.findByText('Failed to delete keywords')).toBeVisible();
    await rowsAre(before);
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
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('keywords.generate'))),
  play: async ({ canvas }) => {
    const before = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await expect(await canvas.findByText('Failed to generate keywords')).toBeVisible();
    await rowsAre(before);
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

/** Three pasted lines: one new, one already in the list, one invalid. Only the new one is added. */
export const PastingMany = meta.story({
  play: async ({ canvas }) => {
    const before = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Paste keywords' }));
    await userEvent.type(dialog.getByLabelText(/Default region/), 'Ireland');
    await userEvent.click(dialog.getByLabelText(/^Keywords/));
    await userEvent.paste('rye loaf\t100\nRye Loaf\nspelt\tmany');
    await expect(await dialog.findByText('1 new, 1 already there, 1 to correct')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 keyword' }));
    await expect(await page.findByText('Added 1 of 1')).toBeVisible();
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

/** The ideas fail to load: the table works without them. */
export const IdeasMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('contentIdeas.list', 400))),
  play: async () => {
    await expect(await rowCount()).toBeGreaterThan(3);
  },
});
