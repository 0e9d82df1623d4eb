import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Collection } from '#contracts/collection.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  batchActions,
  keywordResearchArgs,
  keywordsIn,
  StatefulKeywordResearch,
  twelve,
} from './keywordResearchSetup.tsx';
import { remoteScenarios } from './remoteScenarios.ts';

const given = (...list: Parameters<typeof keywordsIn>) => ({ keywords: keywordsIn(...list) });
const states = remoteScenarios({
  argsOf: (keywords: Collection<Keyword, KeywordDraft>) => ({ keywords }),
  table: 'Keywords',
  fetchFailed: 'Failed to fetch keywords',
});

/** What all pages with a list share is shown here and in the files split off from this one. */
const meta = preview.meta({
  title: 'Screens/Keyword Research',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...keywordResearchArgs, ...given(ready(twelve)), ideas: many(3, aContentIdea) },
  render: StatefulKeywordResearch,
});

export const Ready = meta.story({ tags: ['visual'] });

export const Loading = meta.story({ tags: ['visual'], ...states.loading });

export const Polling = meta.story({ tags: ['visual'], ...states.polling });

export const Empty = meta.story({ tags: ['visual'], ...states.empty });

export const LoadError = meta.story({ tags: ['visual'], ...states.loadError });

export const LongContent = meta.story({
  args: given(
    ready([
      aKeyword({ keyword: 'a very long keyword that nobody would ever type '.repeat(12) }),
      ...twelve.slice(1, 3),
    ]),
  ),
});

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

export const GeneratingMore = meta.story({
  args: given(ready(twelve), { generation: { status: 'running', isSlow: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate More' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('Still working…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
});

/** What the generation brought is marked, and the server's remark is shown. */
export const NewOnesMarked = meta.story({
  args: given(ready(twelve), {
    newIds: new Set(['1', '2']),
    generation: { status: 'idle', remark: 'Some keywords have no figures. 4,120 tokens.' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(2);
    await expect(canvas.getAllByText(/4,120 tokens\.$/)).toHaveLength(1);
  },
});

/** The regions of the outcomes are there before their texts: a screen reader may not read a region that comes with its text. */
export const OutcomesAreRead = meta.story({
  args: given(ready(twelve), {
    generation: { status: 'nothingNew', remark: '0 of 20: 20 more were too much alike.' },
    deleting: {
      jobs: [{ key: '1', group: '1', round: 0, data: aKeyword(), state: { status: 'done' } }],
      actions: batchActions,
    },
  }),
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
    for (const text of ['No new suggestions came back', /too much alike/, 'Deleted 1 of 1'])
      await expect(regions).toContain(canvas.getByText(text).closest('[role=status]'));
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
