import { expect, fn } from 'storybook/test';
import type { ListViews } from '#domain/lists/savedViews.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { StatefulKeywordResearch, keywordResearchArgs } from './keywordResearchSetup.tsx';

const views: ListViews = {
  name: null,
  links: [],
  inUse: null,
  plainHref: '/keyword-research',
  isPlain: true,
  suggestedName: '',
  problemOf: () => null,
  onSave: fn(() => true),
  onUpdate: fn(),
  onReset: fn(),
  onRename: fn(() => true),
  onDelete: fn(),
  onCopyLink: fn(),
};

const meta = preview.meta({
  title: 'Screens/Keyword Research Phone',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    ...keywordResearchArgs,
    keywords: aCollection<Keyword, KeywordDraft>(ready(many(12, aKeyword))),
    ideas: many(3, aContentIdea),
  },
  render: StatefulKeywordResearch,
});

/** Each line of the controls is as wide as the buttons of the page, and the first row is in the first screen. */
export const Toolbar = meta.story({
  args: { views },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const rightOf = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().right;
    const right = rightOf('Generate More');
    await expect(rightOf('Filters')).toBeCloseTo(right, 0);
    await expect(rightOf('Views')).toBeCloseTo(right, 0);
    await expect(canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect().top).toBeLessThan(
      340,
    );
  },
});

/** The sortable columns are in one line, and their names are apart. */
export const Header = meta.story({
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const boxes = ['Keywords', 'Volume', 'Competition Level', 'Opportunity'].map((name) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect(),
    );
    for (const [index, { right, bottom }] of boxes.entries()) {
      const next = boxes[index + 1];
      if (!next) break;
      await expect(next.top).toBeLessThan(bottom);
      await expect(next.left - right).toBeGreaterThanOrEqual(8);
    }
  },
});
