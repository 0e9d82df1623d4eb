import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import {
  idleKeywords,
  keywordResearchArgs,
  StatefulKeywordResearch,
} from './keywordResearchSetup.tsx';

const { rowsAre } = gridRows('Keywords');

/** Which rows are shown, and in which order. */
const meta = preview.meta({
  title: 'Screens/Keyword Research/Order',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...keywordResearchArgs, keywords: idleKeywords },
  render: StatefulKeywordResearch,
});

const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return screen.findByRole('region', { name: 'Filters' });
};

/** The fields of a filter by words. */
const openWords = async (name: string) => {
  const panel = await openFilters();
  const group = within(within(panel).getByRole('group', { name }));
  return { group, field: group.getByRole('textbox') };
};

/** The filters cover the table: nothing is pushed out of view, and Escape closes them from any field. */
export const FiltersOpen = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('table').getBoundingClientRect().top;
    const before = top();
    const panel = await openFilters();
    await expect(top()).toBe(before);
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'High' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('region', { name: 'Filters' });
  },
});

/** A word that is typed without Enter filters too, when the focus leaves its field, but not when the person changes windows. */
export const FilterWord = meta.story({
  play: async ({ canvas }) => {
    const { group, field } = await openWords('Includes any of');
    await userEvent.type(field, 'sour');
    await fireEvent.focusOut(field);
    await userEvent.type(field, 'dough');
    await expect(group.queryByText('sour')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ keywords/ }));
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    for (const row of canvas.getAllByRole('rowheader'))
      await expect(row).toHaveTextContent('sourdough');
  },
});

/** The word is added after the press that leaves its field, so that the pressed control does not move away. */
export const FilterWordThenPress = meta.story({
  play: async ({ canvas }) => {
    const { group, field } = await openWords('Includes any of');
    const volume = canvas.getByRole('checkbox', { name: 'Volume' });
    await userEvent.type(field, 'sourdough');
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: volume });
    await expect(field).toHaveValue('sourdough');
    await mouse.pointer({ keys: '[/MouseLeft]', target: volume });
    await expect(volume).not.toBeChecked();
    await expect(await group.findByText('sourdough')).toBeVisible();
    await expect(field).toHaveValue('');
  },
});

/** Clear drops a word that is not added yet, too. */
export const FilterWordCleared = meta.story({
  play: async ({ canvas }) => {
    const { group, field } = await openWords('Excludes');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Low' }));
    await userEvent.type(field, 'sourdough');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(group.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(group.queryByText('sourdough')).toBeNull();
    await userEvent.type(group.getByRole('textbox'), 'spelt');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await group.findByText('spelt')).toBeVisible();
  },
});

/** Escape of an input method (IME) rejects its suggestion: the filters stay open. */
export const FilterComposing = meta.story({
  play: async () => {
    const panel = await openFilters();
    const [word] = within(panel).getAllByPlaceholderText('Word');
    if (!word) throw new Error('There is no field for a word.');
    word.focus();
    await fireEvent.keyDown(word, { key: 'Escape', isComposing: true });
    await expect(panel).toBeVisible();
    await expect(word).toHaveFocus();
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
    await openFilters();
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

/** The best keywords come first. */
export const BestFirst = meta.story({
  play: async ({ canvas }) => {
    const scores = () =>
      canvas.getAllByRole('button', { name: /^Why/ }).map(({ textContent }) => Number(textContent));
    await expect(scores()).toEqual([...scores()].sort((one, other) => other - one));
  },
});

/** On a phone the sortable columns are in one line, and their names are apart. */
export const HeaderOnPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
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
