import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Collection, Outcome } from '#domain/lists/collection.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  batchActions,
  StatefulKeywordResearch,
  keywordResearchArgs,
} from './keywordResearchSetup.tsx';
import { remoteScenarios } from './remoteScenarios.ts';

const twelve = many(12, aKeyword);
const keywordsIn = (
  remote: Remote<Keyword>,
  more?: Parameters<typeof aCollection<Keyword, KeywordDraft>>[1],
): Collection<Keyword, KeywordDraft> => aCollection<Keyword, KeywordDraft>(remote, more);

const of = remoteScenarios({
  argsOf: (keywords: Collection<Keyword, KeywordDraft>) => ({ keywords }),
  table: 'Keywords',
  fetchFailed: 'Failed to fetch keywords',
});

const meta = preview.meta({
  title: 'Screens/Keyword Research',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...keywordResearchArgs,
    keywords: keywordsIn(ready(twelve)),
    ideas: many(3, aContentIdea),
  },
  render: StatefulKeywordResearch,
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Keyword Research' })).toBeVisible();
    const grid = canvas.getByRole('table', { name: 'Keywords' });
    await expect(grid).toHaveAttribute('aria-rowcount', '13');
    await userEvent.click(canvas.getByRole('button', { name: 'Content Ideas' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ tags: ['visual'], ...of.loading });

export const Polling = meta.story({ tags: ['visual'], ...of.polling });

export const Empty = meta.story({ tags: ['visual'], ...of.empty });

export const LoadError = meta.story({ tags: ['visual'], ...of.loadError });

export const Refreshing = meta.story({
  args: { keywords: keywordsIn({ status: 'ready', items: twelve, isRefreshing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Keywords' })).toHaveAttribute(
      'aria-rowcount',
      '13',
    );
  },
});

/** Before there is a company nothing is requested, and the page says so (D12). */
export const WithoutCompany = meta.story(of.withoutCompany);

export const NoMatch = meta.story({
  tags: ['visual'],
  args: { view: { ...plainKeywordView, search: 'submarine' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No keywords match your search and filters.')).toBeVisible();
  },
});

/** All rows are shown again, and hidden columns stay hidden. */
export const SearchTakenBack = meta.story({
  args: { view: { ...plainKeywordView, search: 'submarine', hidden: ['region'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all keywords' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...plainKeywordView,
      hidden: ['region'],
    });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '13');
  },
});

export const Searching = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keywords' }), '  BREAD ');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '7'));
  },
});

/** A level's mark has a shape of its own, not only a colour. */
export const LevelsByShape = meta.story({
  play: async ({ canvas }) => {
    const shapes = ['Very low', 'Low', 'Medium', 'High', 'Very high'].map((level) => {
      const [mark] = canvas.getAllByText(level);
      return mark && getComputedStyle(mark, '::before').clipPath;
    });
    await expect(shapes).not.toContain('none');
    await expect(new Set(shapes).size).toBe(5);
  },
});

export const SavingMore = meta.story({
  name: 'Generating',
  args: {
    keywords: keywordsIn(ready(twelve), { generation: { status: 'running', isSlow: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate More' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('Still working…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
});

/** The current step, when the server reports one. */
export const GeneratingStep = meta.story({
  args: {
    keywords: keywordsIn(ready(twelve), {
      generation: { status: 'running', isSlow: true, step: { step: 'writing', area: 'keywords' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Writing keywords')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
});

/** The server's remark is shown once the generation has ended. */
export const GenerationRemark = meta.story({
  args: {
    keywords: keywordsIn(ready(twelve), {
      newIds: new Set(['1']),
      generation: {
        status: 'idle',
        remark:
          'Some keywords have no figures. The keyword source took too long. Try again. 3 requests, 4,120 tokens.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/4,120 tokens\.$/)).toHaveLength(1);
  },
});

export const NothingNewRemark = meta.story({
  args: {
    keywords: keywordsIn(ready(twelve), {
      generation: {
        status: 'nothingNew',
        remark: '0 of 20: 20 more were too much alike. 2 requests, 4,120 tokens.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new suggestions came back')).toBeVisible();
    await expect(canvas.getByText(/too much alike/)).toBeVisible();
  },
});

export const NewOnesMarked = meta.story({
  args: { keywords: keywordsIn(ready(twelve), { newIds: new Set(['1', '2']) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(2);
  },
});

export const NothingNew = meta.story({
  args: { keywords: keywordsIn(ready(twelve), { generation: { status: 'nothingNew' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new suggestions came back')).toBeVisible();
  },
});

/** The regions of the outcomes are there before their texts: a screen reader may not read a region that comes with its text. */
export const OutcomesAreRead = meta.story({
  args: {
    keywords: keywordsIn(ready(twelve), {
      generation: { status: 'nothingNew' },
      deleting: {
        jobs: [{ key: '1', group: '1', round: 0, data: aKeyword(), state: { status: 'done' } }],
        actions: batchActions,
      },
    }),
  },
  render: function Ending(args) {
    const [hasEnded, setEnded] = useState(false);
    const keywords = hasEnded ? args.keywords : keywordsIn(ready(twelve));
    return (
      <div onPaste={() => setEnded(true)}>
        <StatefulKeywordResearch {...args} keywords={keywords} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('status');
    await fireEvent.paste(canvas.getByRole('heading', { level: 1 }));
    for (const text of ['No new suggestions came back', 'Deleted 1 of 1'])
      await expect(regions).toContain(canvas.getByText(text).closest('[role=status]'));
  },
});

export const GenerationFailed = meta.story({
  args: {
    keywords: keywordsIn(ready(twelve), {
      generation: { status: 'failed', message: 'Failed to generate keywords' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to generate keywords');
  },
});

/** A row under the pointer is marked in the open chart. While it is closed, nothing renders for it. */
export const RowUnderThePointer = meta.story({
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    if (!first || !second) throw new Error('There are no rows.');
    await userEvent.hover(within(first).getByRole('rowheader'));
    await expect(first).not.toHaveAttribute('data-highlighted');
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    await userEvent.hover(within(second).getByRole('rowheader'));
    await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
    const chart = await canvas.findByRole('group', { name: 'Volume and competition' });
    await expect(chart.querySelectorAll('[data-on]')).toHaveLength(1);
  },
});

const onDelete = fn(async (): Promise<Outcome> => ({ ok: true }));

export const ConfirmingDelete = meta.story({
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${twelve[0]?.keyword}` }));
    await expect(
      await page.findByText('Are you sure you want to delete this keyword?'),
    ).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Deleted = meta.story({
  args: { keywords: keywordsIn(ready(twelve), { actions: { onDelete } }) },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${twelve[0]?.keyword}` }));
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
});

export const LongContent = meta.story({
  args: {
    keywords: keywordsIn(
      ready([
        aKeyword({ keyword: 'a very long keyword that nobody would ever type '.repeat(12) }),
        ...many(3, aKeyword).slice(1),
      ]),
    ),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const TenThousand = meta.story({
  args: { keywords: keywordsIn(ready(many(10_000, aKeyword))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
});
