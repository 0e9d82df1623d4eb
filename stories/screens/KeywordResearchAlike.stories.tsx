import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { RowToShowContext } from '#components/DataTable/rowToShow.ts';
import { textsHash } from '#domain/lists/alike/folded.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keywordResearchArgs } from './keywordResearchSetup.tsx';

const first = aKeyword({ keyword: 'sourdough bread delivery' }, 0);
const second = aKeyword({ keyword: 'delivery of sourdough bread' }, 1);
const third = aKeyword({ keyword: 'sourdough breads delivery' }, 2);
const other = aKeyword({ keyword: 'rye loaf' }, 3);
const rows = [first, second, third, other];
const onDelete = fn(async () => ({ ok: true }) as const);

const meta = preview.meta({
  title: 'Screens/Keyword Research/Alike',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...keywordResearchArgs,
    keywords: aCollection<Keyword, KeywordDraft>(ready(rows), {
      folded: [second, third].map(
        (row) => [String(row.id), String(first.id), textsHash(first, row)] as const,
      ),
      newIds: new Set([second, third].map(({ id }) => String(id))),
      actions: { onDelete },
    }),
    ideas: [],
  },
  render: function Stateful({ keywords, ...args }) {
    const [folded, setFolded] = useState(keywords.folded);
    const onKeep: typeof keywords.actions.onKeep = (kept) =>
      setFolded(folded.filter(([id]) => kept.every((row) => String(row.id) !== id)));
    return (
      <KeywordResearchScreen
        {...args}
        keywords={{ ...keywords, folded, actions: { ...keywords.actions, onKeep } }}
      />
    );
  },
});

/** Repeated rows are left out and counted, and can be kept one by one. */
export const Folded = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rowCount = () => canvas.getByRole('grid').getAttribute('aria-rowcount');
    await expect(rowCount()).toBe('3');
    await expect(
      canvas.getByText('2 new suggestions say what you already have.'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 that say the same' }));
    const list = await canvas.findByRole('list', { name: 'Suggestions that say the same' });
    await expect(list).toHaveTextContent('Says the same as “sourdough bread delivery”');
    await userEvent.click(
      within(list).getByRole('button', { name: 'Keep “delivery of sourdough bread”' }),
    );
    await expect(rowCount()).toBe('4');
    await expect(
      within(list).getByRole('button', { name: 'Keep “sourdough breads delivery”' }),
    ).toHaveFocus();
  },
});

/** The note disappears with the last folded row, and the table takes the focus of its button. */
export const KeepingAll = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 that say the same' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep all' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
    await expect(document.body).not.toHaveFocus();
  },
});

/** A press beside the open list takes the focus away. What is rendered later does not bring it back. */
export const FocusElsewhere = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 that say the same' }));
    await canvas.findByRole('list', { name: 'Suggestions that say the same' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await fireEvent.click(canvas.getByRole('checkbox', { name: 'Select rye loaf' }));
    await expect(canvas.getByRole('region', { name: 'Selection' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

/** Deleting all of them asks once. */
export const DeletingAll = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 that say the same' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete all 2' }));
    const dialog = within(
      await within(document.body).findByRole('alertdialog', {
        name: 'Delete 2 suggestions that say the same?',
      }),
    );
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledTimes(2);
  },
});

/** A search includes all rows. */
export const Searched = meta.story({
  args: { view: { ...plainKeywordView, search: 'delivery of' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('rowheader', { name: /^delivery of sourdough bread/ }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/say what you already have/)).not.toBeInTheDocument();
  },
});

/** A folded row that the page was opened for is shown in its place, and has the focus. */
export const OpenedFor = meta.story({
  render: function Opened(args) {
    const [key, setKey] = useState<string | null>(String(second.id));
    return (
      <RowToShowContext value={key === null ? null : { key, onShown: () => setKey(null) }}>
        <KeywordResearchScreen {...args} />
      </RowToShowContext>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveTextContent(second.keyword),
    );
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
    await expect(canvas.getByText('1 new suggestion says what you already have.')).toBeVisible();
  },
});
