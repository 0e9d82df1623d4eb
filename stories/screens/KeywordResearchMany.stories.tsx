import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import {
  batchActions,
  idleBatch,
  StatefulKeywordResearch,
  keywordResearchArgs,
  onStart,
} from './keywordResearchSetup.tsx';

const twelve = many(12, aKeyword);
const keywords = aCollection<Keyword, KeywordDraft>(ready(twelve), {
  adding: idleBatch,
  deleting: idleBatch,
});

const meta = preview.meta({
  title: 'Screens/Keyword Research/Many',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...keywordResearchArgs,
    keywords,
  },
  render: StatefulKeywordResearch,
});

const { rowsAre } = gridRows('Keywords');

/** A preview shows what each line will do before anything is sent. */
export const Pasting = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste keywords' }));
    await userEvent.type(dialog.getByLabelText('Default region'), 'Ireland');
    await userEvent.click(dialog.getByLabelText('Keywords'));
    await userEvent.paste(
      'rye loaf\t100\tLow\nRye Loaf\nsourdough bread\t1\tLow\t9\t1\t2\t3\tUnited Kingdom\nspelt\tmany\nbaguette\t90\tHuge',
    );
    await expect(await dialog.findByText('1 new, 2 already there, 2 to correct')).toBeVisible();
    await expect(dialog.getByText('Duplicate of an earlier line')).toBeVisible();
    await expect(dialog.getByText('Search volume: Enter a number')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled();
  },
});

/** A comma is a decimal point. A number that could mean thousands has a hint, and waits for nothing. */
export const PastingThousands = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste keywords' }));
    await userEvent.type(dialog.getByLabelText('Default region'), 'Ireland');
    await userEvent.click(dialog.getByLabelText('Keywords'));
    await userEvent.paste(
      'Keywords\tVolume\tLow Bid\tTrend\nrye loaf\t12,000\t0,4\t+13\nspelt loaf\t8500\t1\t\u22127\noat cake\t1,250,000\t2\t0',
    );
    await expect(await dialog.findByText('2 new, 0 already there, 1 to correct')).toBeVisible();
    await expect(dialog.getByText('Reads as 12; did you mean 12000?')).toBeVisible();
    await expect(dialog.getByText('Reads as 0.4')).toBeVisible();
    await expect(dialog.getByText('Did you mean 1250000?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 keywords' }));
    await expect(onStart.mock.calls[0]?.[0]).toEqual([
      expect.objectContaining({ keyword: 'rye loaf', volume: 12, lowBid: 0.4, trend: 13 }),
      expect.objectContaining({ keyword: 'spelt loaf', volume: 8500, trend: -7 }),
    ]);
  },
});

/** A filter shows how a number is read, like a form, and which characters it left out. */
export const FilterHint = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const from = await canvas.findByRole('textbox', { name: 'Volume from' });
    await userEvent.click(from);
    await userEvent.paste('12,000');
    await expect(from).toHaveAccessibleDescription('Reads as 12; did you mean 12000?');
    const to = canvas.getByRole('textbox', { name: 'Volume to' });
    await userEvent.click(to);
    await userEvent.paste('15k');
    await expect(to).toHaveAccessibleDescription('“15k” reads as 15: letters are ignored');
    await userEvent.type(to, '000');
    await expect(to).toHaveAccessibleDescription('');
  },
});

/** The selection shows its totals, and can be copied, saved and deleted. */
export const Selecting = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    for (const { keyword } of twelve.slice(0, 2))
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${keyword}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy list' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(
      'sourdough bread\nbread delivery near me',
      '2 keywords copied',
      { file: true },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'keywords.csv',
      expect.stringMatching(
        /^\uFEFFKeywords,Volume,.*\r\nsourdough bread,22200,.*\r\nbread del.*\r\n$/,
      ),
    );
  },
});

/** On a phone the totals take one line, under the number of selected keywords and beside Clear. */
export const SelectingOnPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    for (const { keyword } of twelve.slice(0, 2))
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${keyword}` }));
    const bar = within(canvas.getByRole('region', { name: 'Selection' }));
    const totals = bar.getByText(/^Total volume/).getBoundingClientRect();
    const clear = bar.getByRole('button', { name: 'Clear' }).getBoundingClientRect();
    const copy = bar.getByRole('button', { name: 'Copy list' }).getBoundingClientRect();
    await expect(totals.height).toBeLessThan(24);
    await expect(totals.top).toBeLessThan(clear.bottom);
    await expect(copy.top - totals.bottom).toBeLessThan(12);
  },
});

export const DeletingMany = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all keywords shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete 12 keywords?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    await expect(onStart.mock.calls[0]?.[0]).toHaveLength(12);
  },
});

/** Each keyword shows the number of ideas that use it; a filter shows only those without one. */
export const WithoutIdea = meta.story({
  args: {
    ideas: [
      aContentIdea({ id: 1, keywords: ['Sourdough Bread', 'wholesale bakery bristol'] }),
      aContentIdea({ id: 2, keywords: ['SOURDOUGH bread'] }),
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Select sourdough bread sourdough/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Without an idea' }));
    await rowsAre(10);
    await expect(canvas.queryByText('sourdough bread')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
});

/** The ideas load late or fail: the table works without them, and the filter hides no row whose use is unknown. */
export const IdeasUnknown = meta.story({
  args: { ideas: null, view: { ...plainKeywordView, isWithoutIdea: true } },
  play: () => rowsAre(12),
});

type Keywords = typeof keywords;
type JobState = Keywords['adding']['jobs'][number]['state'];

/** The keywords with nine that are being added, each in a state of its own. */
const addingNine = (stateAt: (index: number) => JobState): Keywords => ({
  ...keywords,
  adding: {
    ...idleBatch,
    jobs: many(9, aKeyword).map(({ id: _id, ...draft }, index) => ({
      key: draft.keyword,
      group: draft.keyword,
      round: 0,
      data: draft,
      state: stateAt(index),
    })),
  },
});

/** Screen readers hear the end of a long paste, not each of its rows. */
export const AddingInSilence = meta.story({
  args: {
    keywords: addingNine((index) => ({ status: index < 5 ? 'done' : 'waiting' })),
  },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('region', { name: 'Added 5 of 9' }));
    await expect(note.getByRole('status')).toHaveTextContent(/^Adding$/);
  },
});

/** While adding: some rows are added, some failed, and the rest waits. */
export const AddingMany = meta.story({
  tags: ['visual'],
  args: {
    keywords: addingNine((index) =>
      index === 1
        ? { status: 'failed', message: 'Failed to add keyword.' }
        : { status: index < 5 ? 'done' : 'stopped' },
    ),
  },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('region', { name: 'Added 4 of 9' }));
    await expect(note.getByRole('status')).toHaveTextContent('Added 4 of 9 · 1 failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(batchActions.onRetry).toHaveBeenCalled();
    await expect(canvas.getByText('bread delivery near me: Failed to add keyword.')).toBeVisible();
  },
});
