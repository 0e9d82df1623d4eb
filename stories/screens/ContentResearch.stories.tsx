import { expect, fn, userEvent, within } from 'storybook/test';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { ContentResearchScreen } from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  contentArgs,
  firstTitle,
  StatefulContentResearch,
  ideasIn,
  page,
  sixIdeas,
  titles,
} from './contentResearchSetup.tsx';

const meta = preview.meta({
  title: 'Screens/Content Research',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: contentArgs,
  render: (args) => <StatefulContentResearch {...args} />,
});

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

export const Loading = meta.story({
  tags: ['visual'],
  args: { ideas: ideasIn({ status: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Analyzing your business info...')[0]).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  },
});

export const Polling = meta.story({
  tags: ['visual'],
  args: { ideas: ideasIn({ status: 'polling', attempt: 3, of: 10 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attempt 3 of 10')).toBeVisible();
  },
});

const onReload = fn();
const onGenerateMore = fn();
const actions = { onReload, onGenerateMore };

export const Empty = meta.story({
  tags: ['visual'],
  args: { ideas: ideasIn({ status: 'empty', isExhausted: true }, { actions }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No content ideas found. Generate some or add custom ones!'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
    await expect(onGenerateMore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

export const LoadError = meta.story({
  tags: ['visual'],
  args: {
    ideas: ideasIn({ status: 'error', message: 'Failed to fetch content ideas' }, { actions }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch content ideas');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

export const Refreshing = meta.story({
  args: { ideas: ideasIn({ status: 'ready', items: sixIdeas, isRefreshing: true }) },
  play: async () => {
    await expect(titles()).toHaveLength(6);
  },
});

/** Before there is a company nothing is requested, and the page says so (D12). */
export const WithoutCompany = meta.story({
  args: { ideas: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us about your business first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).not.toBeInTheDocument();
  },
});

export const GeneratingMore = meta.story({
  args: { ideas: ideasIn(ready(sixIdeas), { generation: { status: 'running', isSlow: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate More' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('Still working…')).toBeVisible();
  },
});

export const GenerationFailed = meta.story({
  args: {
    ideas: ideasIn(ready(sixIdeas), {
      generation: { status: 'failed', message: 'Failed to generate content ideas' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to generate content ideas');
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

export const NoMatch = meta.story({
  args: { view: { ...plainContentIdeaView, search: 'submarine' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No content ideas match your search and filters.')).toBeVisible();
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

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

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

/** Thousands of cards are rendered a portion at a time. */
export const Thousands = meta.story({
  args: { ideas: ideasIn(ready(many(5000, aContentIdea))) },
  play: async ({ canvas }) => {
    // The number of remaining cards appears once a portion is complete.
    const more = await canvas.findByRole('button', { name: 'Show 48 more' });
    await expect(titles()).toHaveLength(48);
    await userEvent.click(more);
    await expect(titles()).toHaveLength(96);
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
  },
});
