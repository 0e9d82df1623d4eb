import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import type { JobState } from '#domain/work/work.ts';
import type { Remote } from '#domain/lists/remote.ts';
import {
  KeywordResearchScreen,
  type KeywordResearchScreenProps,
} from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  batchActions,
  idleBatch,
  StatefulKeywordResearch,
  keywordResearchArgs,
  onStart,
} from './keywordResearchSetup.tsx';

const twelve = many(12, aKeyword);
const eleven = twelve.slice(0, 11);
/** The line that the stories paste. */
const last = aKeyword({ keyword: 'spelt loaf', volume: 10, competitionIndex: 99 }, 12);
const draftOf = ({ id: _id, ...draft }: Keyword): KeywordDraft => draft;
const keywords = aCollection<Keyword, KeywordDraft>(ready(twelve), {
  adding: idleBatch,
  deleting: idleBatch,
});

const meta = preview.meta({
  title: 'Screens/Keyword Research/Order',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...keywordResearchArgs,
    keywords,
  },
  render: StatefulKeywordResearch,
});

/** The filters cover the table: nothing is pushed out of view, and Escape closes them from any field. */
export const FiltersOpen = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('table').getBoundingClientRect().top;
    const before = top();
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('region', { name: 'Filters' });
    await expect(top()).toBe(before);
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'High' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('region', { name: 'Filters' });
  },
});

/** A word that is typed without Enter filters too, when the focus leaves its field. */
export const FilterWord = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const include = await canvas.findByRole('group', { name: 'Includes any of' });
    await userEvent.type(within(include).getByRole('textbox'), 'sourdough');
    await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ keywords/ }));
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    for (const row of canvas.getAllByRole('rowheader'))
      // oxlint-disable-next-line no-await-in-loop -- one row after the other
      await expect(row).toHaveTextContent('sourdough');
  },
});

/** The word is added after the press that leaves its field, so that the pressed control does not move away. */
export const FilterWordThenPress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const include = within(await canvas.findByRole('group', { name: 'Includes any of' }));
    const word = include.getByRole('textbox');
    const volume = canvas.getByRole('checkbox', { name: 'Volume' });
    await userEvent.type(word, 'sourdough');
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: volume });
    await expect(word).toHaveValue('sourdough');
    await mouse.pointer({ keys: '[/MouseLeft]', target: volume });
    await expect(volume).not.toBeChecked();
    await expect(await include.findByText('sourdough')).toBeVisible();
    await expect(word).toHaveValue('');
  },
});

/** A person who changes windows goes on typing the same word afterwards. */
export const FilterWordInAnotherWindow = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const include = within(await canvas.findByRole('group', { name: 'Includes any of' }));
    const word = include.getByRole('textbox');
    await userEvent.type(word, 'sour');
    await fireEvent.focusOut(word);
    await userEvent.type(word, 'dough{Enter}');
    await expect(include.getByText('sourdough')).toBeVisible();
  },
});

/** Clear drops a word that is not added yet, too. */
export const FilterWordCleared = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const exclude = within(await canvas.findByRole('group', { name: 'Excludes' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Low' }));
    await userEvent.type(exclude.getByRole('textbox'), 'sourdough');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(exclude.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(exclude.queryByText('sourdough')).toBeNull();
    await userEvent.type(exclude.getByRole('textbox'), 'spelt');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await exclude.findByText('spelt')).toBeVisible();
  },
});

/** Escape of an input method (IME) rejects its suggestion: the filters stay open. */
export const FilterComposing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = await canvas.findByRole('region', { name: 'Filters' });
    const [word] = within(panel).getAllByPlaceholderText('Word');
    if (!word) throw new Error('There is no field for a word.');
    word.focus();
    await fireEvent.keyDown(word, { key: 'Escape', isComposing: true });
    await expect(panel).toBeVisible();
    await expect(word).toHaveFocus();
  },
});

/** The best keywords come first; a number column sorts from its highest value. */
export const BestFirst = meta.story({
  play: async ({ canvas }) => {
    const scores = () =>
      canvas.getAllByRole('button', { name: /^Why/ }).map(({ textContent }) => Number(textContent));
    await expect(scores()).toEqual([...scores()].sort((one, other) => other - one));
    const volume = canvas.getByRole('columnheader', { name: 'Volume' });
    await userEvent.click(within(volume).getByRole('button'));
    await expect(volume).toHaveAttribute('aria-sort', 'descending');
  },
});

interface PasteStep {
  readonly remote: Remote<Keyword>;
  readonly pasted?: KeywordDraft;
  /** The ids in the answer; undefined while the paste runs. */
  readonly ids?: readonly string[];
}

/** Shows one state of the list and of its paste after the other. */
const inSteps = (steps: readonly PasteStep[]) =>
  function Pasted(args: KeywordResearchScreenProps) {
    const [step, setStep] = useState(0);
    const { remote = ready(eleven), pasted, ids } = steps[step] ?? {};
    const state: JobState = ids ? { status: 'done', ids } : { status: 'running' };
    const jobs = pasted ? [{ key: 'last', group: 'last', round: 0, data: pasted, state }] : [];
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Next step
        </button>
        <StatefulKeywordResearch
          {...args}
          keywords={{ ...keywords, remote, adding: { ...idleBatch, jobs } }}
        />
      </>
    );
  };

const pasted = draftOf(last);

/** Pasted rows come first and are marked, and Undo deletes exactly those. */
export const PastedFirst = meta.story({
  render: inSteps([
    { remote: ready(eleven) },
    { remote: ready(eleven), pasted },
    { remote: ready([...eleven, last]), pasted, ids: [String(last.id)] },
  ]),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next step' });
    await userEvent.click(next);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(next);
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent(`${last.keyword}New`);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onStart).toHaveBeenCalledWith([expect.objectContaining({ id: last.id })]);
    await expect(batchActions.onDismiss).toHaveBeenCalled();
  },
});

const other = aKeyword({ keyword: 'oat cake' }, 13);
const bothIds = [last, other].map(({ id }) => String(id));

/** While the list is loaded again, a pasted row may be missing in it: Undo waits, and then deletes all of them. */
export const PastedPartly = meta.story({
  render: inSteps([
    {
      remote: { status: 'ready', items: [...eleven, last], isRefreshing: true },
      pasted,
      ids: bothIds,
    },
    { remote: ready([...eleven, last, other]), pasted, ids: bothIds },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Added 1 of 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const both = [last, other].map(({ id }) => expect.objectContaining({ id }));
    await expect(onStart).toHaveBeenCalledWith(both);
  },
});

/** A server that does not answer with the row: it is unknown which row is new, so none is marked, and nothing is undone. */
export const PastedUnknown = meta.story({
  render: inSteps([
    { remote: ready(eleven), pasted },
    { remote: ready([...eleven, last]), pasted, ids: [] },
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(canvas.getByRole('row', { name: new RegExp(last.keyword) })).toBeVisible();
    await expect(canvas.getByText('Added 1 of 1')).toBeVisible();
    await expect(canvas.queryByText('New')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
});

/** The next step comes first in the bar, Delete last. */
export const NextStep = meta.story({
  play: async ({ canvas, args }) => {
    for (const { keyword } of twelve.slice(0, 2))
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${keyword}` }));
    const bar = within(canvas.getByRole('region', { name: 'Selection' }));
    await expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Write an idea from 2 keywords',
      'Copy list',
      'Export CSV',
      'Delete',
      'Clear',
    ]);
    await userEvent.click(bar.getByRole('button', { name: 'Write an idea from 2 keywords' }));
    await expect(args.onWriteIdea).toHaveBeenCalledWith([
      'sourdough bread',
      'bread delivery near me',
    ]);
  },
});
