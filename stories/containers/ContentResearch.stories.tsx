import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContentResearchContainer } from '#containers/ContentResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';

const { compose, ready, empty, loading, polling, pollingExhausted, serverError, networkFailure } =
  scenario;

const meta = preview.meta({
  title: 'Containers/Content Research',
  component: ContentResearchContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/content-research" pace={100}>
      <ContentResearchContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const page = within(document.body);
const cards = () => page.queryAllByRole('heading', { level: 3 });
const cardCount = async (): Promise<number> => {
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  return cards().length;
};
const cardsAre = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const emptyText = 'No content ideas found. Generate some or add custom ones!';

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await cardCount()).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard'));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('contentIdeas.list'))),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Analyzing your business info...'))[0],
    ).toBeInTheDocument();
  },
});

/** Empty at first; a few attempts later the ideas are there. */
export const Polling = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(3, 'contentIdeas'))),
  play: async () => {
    await expect(await cardCount()).toBeGreaterThan(2);
  },
});

/** After ten more tries without data, one error is logged and the page offers two buttons. */
export const PollingExhausted = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/No contentIdeas after 10 more tries/);
    msw.use(...compose(ready(), pollingExhausted('contentIdeas')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(emptyText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

/** Nothing was ever generated: Generate now fills the page. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/No contentIdeas after 10 more tries/);
    msw.use(...empty());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate now' }));
    await expect(await cardCount()).toBeGreaterThan(2);
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('contentIdeas.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch content ideas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await cardCount()).toBeGreaterThan(2);
  },
});

const writeIdea = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Add Custom' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Rye for beginners');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Content' }));
  return dialog;
};

export const Adding = meta.story({
  play: async () => {
    const before = await cardCount();
    await writeIdea();
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await cardsAre(before + 1);
    // What was added is in sight, and marked.
    await expect(cards()[0]).toHaveTextContent('Rye for beginners');
    await expect(cards()[0]?.closest('li')).toHaveTextContent(/New/);
  },
});

export const AddError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('contentIdeas.add'))),
  play: async () => {
    await cardCount();
    const dialog = await writeIdea();
    await expect(await dialog.findByText('Failed to add content idea.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Rye for beginners');
  },
});

const changeFirst = async () => {
  await cardCount();
  const [edit] = page.getAllByRole('button', { name: /^Edit “/ });
  if (!edit) throw new Error('No row can be edited.');
  await userEvent.click(edit);
  const dialog = within(await page.findByRole('dialog', { name: 'Edit content idea' }));
  await userEvent.clear(dialog.getByLabelText(/^Title/));
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Rye for experts');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};

export const Editing = meta.story({
  play: async () => {
    const before = await cardCount();
    await changeFirst();
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await page.findByRole('heading', { name: 'Rye for experts' })).toBeVisible();
    await cardsAre(before);
    await expect(await page.findByText('Success! Action completed.')).toBeVisible();
  },
});

export const EditError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('contentIdeas.edit'))),
  play: async () => {
    const dialog = await changeFirst();
    await expect(await dialog.findByText('Failed to edit content ideas')).toBeVisible();
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Rye for experts');
  },
});

export const GeneratingMore = meta.story({
  play: async ({ canvas }) => {
    const before = await cardCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await waitFor(() => expect(cards().length).toBeGreaterThan(before));
    await expect(canvas.getAllByText('New').length).toBeGreaterThan(0);
  },
});

export const GenerateError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('contentIdeas.generate'))),
  play: async ({ canvas }) => {
    const before = await cardCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await expect(await canvas.findByText('Failed to generate content ideas')).toBeVisible();
    await cardsAre(before);
  },
});

/** The reload after adding fails: the ideas stay, with the added one, and a message offers to try again. */
export const RefetchFails = meta.story({
  play: async ({ msw }) => {
    const before = await cardCount();
    msw.use(...serverError('contentIdeas.list', 400, { times: 1 }));
    await writeIdea();
    await expect(await page.findByText('Saved. The list could not be refreshed.')).toBeVisible();
    await cardsAre(before + 1);
  },
});

/** Without a list of target ICPs, the company's profiles are offered (D36). */
export const WithoutTargetIcps = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/Failed to get target ICP/);
    msw.use(...compose(ready(), serverError('contentIdeas.targetIcps', 400)));
  },
  play: async () => {
    await cardCount();
    await userEvent.click(page.getByRole('button', { name: 'Add Custom' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Target ICP/ }));
    await waitFor(() => expect(page.getAllByRole('option').length).toBeGreaterThan(1));
  },
});

/** The brief includes the figures of the company's own keywords. */
export const Briefing = meta.story({
  play: async () => {
    await cardCount();
    const [publish] = page.getAllByRole('button', { name: /^Publish “/ });
    if (!publish) throw new Error('There is nothing to publish.');
    await userEvent.click(publish);
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Copy as Markdown' })).toHaveFocus();
    await expect(dialog.getByRole('table')).toHaveTextContent(/\d/);
  },
});

/** A search is kept in the address. */
export const Searching = meta.story({
  play: async ({ canvas }) => {
    await cardCount();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(
      await canvas.findByText('No content ideas match your search and filters.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/content-research?q=zzz'),
    );
  },
});

/** No request is sent before there is a company (D12): it would find no scenario and fail the story. */
export const WithoutCompany = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario.unknownWorkspace()),
  render: () => (
    <InApp path="/content-research" kept={{}}>
      <ContentResearchContainer />
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tell us about your business first')).toBeVisible();
  },
});
