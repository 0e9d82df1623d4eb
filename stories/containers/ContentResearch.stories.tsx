import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContentResearchContainer } from '#containers/ContentResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';

const { compose, ready, empty, loading, polling, serverError } = scenario;

/** What the lists of all pages share is shown by the keywords. */
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

/** Nothing was ever generated: after ten more tries one error is logged, and Generate now fills the page. */
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

export const GeneratingMore = meta.story({
  play: async ({ canvas }) => {
    const before = await cardCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await waitFor(() => expect(cards().length).toBeGreaterThan(before));
    await expect(canvas.getAllByText('New').length).toBeGreaterThan(0);
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
