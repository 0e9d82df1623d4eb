import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import type { Collection } from '#domain/lists/collection.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { fromWebsite, withGrounds } from '#mocks/fixtures/grounds.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { ContentResearchScreen } from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  contentArgs,
  firstTitle,
  ideasIn,
  page,
  sixIdeas,
  StatefulContentResearch,
} from './contentResearchSetup.tsx';
import { remoteScenarios } from './remoteScenarios.ts';

const states = remoteScenarios({
  argsOf: (ideas: Collection<ContentIdea, ContentIdeaDraft>) => ({ ideas }),
  fetchFailed: 'Failed to fetch content ideas',
});

/** What all lists share is shown by the keywords, what all cards share by the selling points. */
const meta = preview.meta({
  title: 'Screens/Content Research',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: contentArgs,
  render: StatefulContentResearch,
});

/** The titles of the cards shown, in their order. */
const titles = () => page.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);

const cardOf = async (title: string) => {
  const card = (await page.findByRole('heading', { name: title })).closest('article');
  if (!card) throw new Error(`“${title}” stands in no card.`);
  return within(card);
};

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, step }) => {
    await step('a card shows every field of its idea', async () => {
      const card = await cardOf(firstTitle);
      await expect(card.getByText('BLOG POST')).toBeVisible();
      await expect(card.getByText('bread subscription')).toBeVisible();
      await expect(card.getByText('Target:').parentElement).toHaveTextContent(
        'Target: Fast-growing independent bakeries',
      );
      await expect(card.getByText('Outline:').parentElement).toHaveTextContent(
        'What to clear up first',
      );
      await expect(card.getByText('Estimated Value:').parentElement).toHaveTextContent(
        'Estimated Value:High',
      );
    });
    await step('the footer has Back and Done', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to keywords' })).toHaveAttribute(
        'href',
        '/keyword-research',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await expect(args.onDone).toHaveBeenCalledOnce();
    });
  },
});

export const Loading = meta.story({ tags: ['visual'], ...states.loading });

export const Polling = meta.story({ tags: ['visual'], ...states.polling });

export const Empty = meta.story({ tags: ['visual'], ...states.empty });

export const LoadError = meta.story({ tags: ['visual'], ...states.loadError });

/** Before there is a company nothing is requested, and the page says so (D12). */
export const WithoutCompany = meta.story({
  args: { ideas: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us about your business first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).not.toBeInTheDocument();
  },
});

export const Searching = meta.story({
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by title or keyword' });
    await step('by keyword, whatever the case', async () => {
      await userEvent.type(box, ' WHOLESALE');
      await waitFor(() => expect(titles()).toHaveLength(3));
      await expect(canvas.getByText('3 of 6 ideas')).toBeVisible();
    });
    await step('by title', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'at a glance');
      await waitFor(() => expect(titles()).toHaveLength(2));
    });
    await step('and by estimated value', async () => {
      await userEvent.clear(box);
      await userEvent.click(canvas.getByRole('button', { name: /^Estimated value/ }));
      await userEvent.click(await page.findByRole('option', { name: 'High' }));
      await waitFor(() => expect(titles()).toHaveLength(2));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        ...plainContentIdeaView,
        value: 'High',
      });
    });
  },
});

/** Ideas that the last generation added come first and are marked. */
export const NewOnesMarked = meta.story({
  args: { ideas: ideasIn(ready(sixIdeas), { newIds: new Set(['5']) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    await expect(titles()[0]).toBe(sixIdeas[4]?.title);
  },
});

const withEvidence = [
  { evidence: [fromWebsite('keywords')] },
  { evidence: [fromWebsite('keywords')], assumptions: ['outline'] },
  { assumptions: ['keywords', 'outline'] },
  { isSample: true },
].map((grounds, index) => aContentIdea(withGrounds(grounds), index));

/** Some are supported by the website, some are to be checked, and one is a sample. */
export const Both = meta.story({
  tags: ['visual'],
  args: { ideas: ideasIn(ready(withEvidence), { actions: { onConfirm: fn() } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 4 are based on your website')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'To check: 2' })).toBeVisible();
    await expect(canvas.getByText('Sample')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    ideas: ideasIn(
      ready([
        aContentIdea({
          title: 'A title that goes on and on, as titles that were generated sometimes do '.repeat(
            3,
          ),
          keywords: many(14, (_nothing, index) => `a keyword of some length ${index + 1}`),
          targetIcp: 'Averylongprofilewithoutasinglespaceinitsname'.repeat(3),
          outline: many(12, (_nothing, index) => `Point ${index + 1}, which is rather wordy too`),
        }),
        aContentIdea({
          id: 2,
          title: 'Bare',
          type: '',
          keywords: [],
          targetIcp: '',
          outline: [],
          estimatedValue: null,
        }),
        ...sixIdeas.slice(2, 4),
      ]),
    ),
  },
  play: async () => {
    await expect(
      (await cardOf('Bare')).getByText('Estimated Value:').parentElement,
    ).toHaveTextContent('–');
  },
});

/** On the smallest phone a long keyword takes several lines and is not cut. */
export const LongKeywordOnPhone = meta.story({
  args: {
    ideas: ideasIn(
      ready([aContentIdea({ keywords: ['same-day delivery routes for independent bakeries'] })]),
    ),
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <StatefulContentResearch {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByText(/^same-day delivery/);
    const card = chip.closest('article');
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(chip.scrollWidth).toBe(chip.clientWidth);
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
  },
});

/** Keywords that no idea uses yet. Each starts an idea. */
export const KeywordsWithoutIdea = meta.story({
  args: {
    known: {
      ...contentArgs.known,
      keywords: [
        aKeyword({ id: 1, keyword: 'Bread delivery' }),
        aKeyword({ id: 2, keyword: 'bagels near me', volume: 90 }),
        aKeyword({ id: 3, keyword: 'rye loaf', volume: 4400 }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 keywords have no idea yet')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'See them in keyword research' }),
    ).toHaveAttribute('href', '/keyword-research?idea=none');
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(
      canvas.getAllByRole('button', { name: /^Add an idea for/ }).map((each) => each.textContent),
    ).toEqual(['rye loaf', 'bagels near me']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add an idea for “rye loaf”' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
    await expect(dialog.getByText('rye loaf')).toBeVisible();
  },
});
