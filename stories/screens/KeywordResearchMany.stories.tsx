import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import type { Remote } from '#domain/lists/remote.ts';
import type { JobState } from '#domain/work/work.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import {
  KeywordResearchScreen,
  type KeywordResearchScreenProps,
} from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import {
  batchActions,
  idleBatch,
  idleKeywords,
  keywordResearchArgs,
  onStart,
  StatefulKeywordResearch,
  twelve,
} from './keywordResearchSetup.tsx';

/** Many rows at once: pasted, selected, added and deleted. */
const meta = preview.meta({
  title: 'Screens/Keyword Research/Many',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...keywordResearchArgs, keywords: idleKeywords },
  render: StatefulKeywordResearch,
});

const openPaste = () => opened('Import list', 'Import keywords');

/** Opens the dialog and pastes into it. */
const paste = async (text: string) => {
  const dialog = await openPaste();
  const field = dialog.getByLabelText('Keywords');
  await userEvent.click(field);
  await userEvent.paste(text);
  return { dialog, field };
};

/** A preview shows what each line will do before anything is sent. */
export const Pasting = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await openPaste();
    await write(dialog.getByLabelText('Default region'), 'Ireland');
    await userEvent.click(dialog.getByLabelText('Keywords'));
    await userEvent.paste(
      'rye loaf\t100\tLow\nRye Loaf\nsourdough bread\t1\tLow\t9\t1\t2\t3\tUnited Kingdom\nspelt\tmany\nbaguette\t90\tHuge',
    );
    await expect(
      await dialog.findByText('1 new, 2 unreadable, 1 twice in this list, 1 already there'),
    ).toBeVisible();
    await expect(dialog.getByText('Same as line 1')).toBeVisible();
    await expect(dialog.getByText('Search volume: Enter a number')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled();
  },
});

/** Enter in the field of the region says that there is nothing to add yet. */
export const PastingNothing = meta.story({
  play: async () => {
    const dialog = await openPaste();
    await userEvent.type(dialog.getByLabelText('Default region'), 'Ireland{Enter}');
    await expect(await dialog.findByText('There is nothing new to add.')).toBeVisible();
    await expect(onStart).not.toHaveBeenCalled();
  },
});

const oats = 'oats\t1\tLOW\t9\t1\t2\t3\tSpain';
const linesOf = (count: number) =>
  many(count, (_nothing, index) => `loaf ${index}\t${index}\tLOW\t9\t1\t2\t3\tIreland`).join('\n');

/** Records every status of the lines that the dialog shows from now on. */
function noteSummaries() {
  const summaries: string[] = [];
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=dialog] [role=status]'))
      if (/checked$|new$/.test(textContent)) summaries.push(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { summaries, stop: () => observer.disconnect() };
}

/** Thousands of lines are listed above the field and checked in portions; lines that are typed below are added with them. */
export const PastingManyLines = meta.story({
  play: async () => {
    const { summaries, stop } = noteSummaries();
    const { dialog, field } = await paste(linesOf(1_400));
    await expect(await dialog.findByText('1,400 new')).toBeVisible();
    stop();
    const steps = [...new Set(summaries)];
    await expect(steps.slice(0, -1)).toEqual(
      steps.slice(0, -1).map(() => expect.stringMatching(/^[\d,]+ of 1,400 lines checked$/)),
    );
    await expect(steps.at(-1)).toBe('1,400 new');
    await expect(dialog.getByText('1,400 lines pasted')).toBeVisible();
    await expect(dialog.getByText('loaf 0')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show 200 more lines' }));
    await expect(dialog.getByText('loaf 399')).toBeInTheDocument();
    await expect(field).toHaveValue('');
    await userEvent.click(field);
    await userEvent.paste(oats);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 1,401 keywords' }));
    const drafts = onStart.mock.calls[0]?.[0];
    await expect(drafts).toHaveLength(1_401);
    await expect(drafts?.at(-1)).toMatchObject({ draft: { keyword: 'oats', region: 'Spain' } });
  },
});

/** Removing the lines during the check ends it; the typed text stays. */
export const PastingManyRemoved = meta.story({
  play: async () => {
    const { dialog, field } = await paste('rye\t1\tLOW\t9\t1\t2\t3\tSpain\n');
    await userEvent.paste(linesOf(1_400));
    await expect(await dialog.findByText('1,401 lines pasted')).toBeVisible();
    await userEvent.paste(oats);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(oats);
    await expect(await dialog.findByText('1 new')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled();
  },
});

/** A button moves thousands of lines into the field. */
export const PastingManyAsText = meta.story({
  play: async () => {
    const { dialog, field } = await paste(linesOf(1_100));
    await userEvent.click(await dialog.findByRole('button', { name: 'Edit as text' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(linesOf(1_100));
    await expect(await dialog.findByRole('button', { name: 'Add 1,100 keywords' })).toBeEnabled();
  },
});

/** Nine keywords that are being added, each in a state of its own. */
const addingNine = (stateAt: (index: number) => JobState) => ({
  keywords: {
    ...idleKeywords,
    adding: {
      ...idleBatch,
      jobs: twelve.slice(0, 9).map(({ id: _id, ...draft }, index) => ({
        key: draft.keyword,
        group: draft.keyword,
        round: 0,
        data: { draft },
        state: stateAt(index),
      })),
    },
  },
});

/** Screen readers hear the end of a long paste, not each of its rows. */
export const AddingInSilence = meta.story({
  args: addingNine((index) => ({ status: index < 5 ? 'done' : 'waiting' })),
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('region', { name: 'Added 5 of 9' }));
    await expect(note.getByRole('status')).toHaveTextContent(/^Adding$/);
  },
});

/** While adding: some rows are added, some failed, and the rest waits. */
export const AddingMany = meta.story({
  tags: ['visual'],
  args: addingNine((index) =>
    index === 1
      ? { status: 'failed', message: 'Failed to add keyword.' }
      : { status: index < 5 ? 'done' : 'stopped' },
  ),
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('region', { name: 'Added 4 of 9' }));
    await expect(note.getByRole('status')).toHaveTextContent('Added 4 of 9 · 1 failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(batchActions.onRetry).toHaveBeenCalled();
    await expect(canvas.getByText('bread delivery near me: Failed to add keyword.')).toBeVisible();
  },
});

interface PasteStep {
  readonly remote: Remote<Keyword>;
  readonly pasted?: KeywordDraft;
  /** The ids in the answer; undefined while the paste runs. */
  readonly ids?: readonly string[];
}

const eleven = twelve.slice(0, 11);

/** Shows one state of the list and of its paste after the other. */
const inSteps = (steps: readonly PasteStep[]) =>
  function Pasted(args: KeywordResearchScreenProps) {
    const [step, setStep] = useState(0);
    const { remote = ready(eleven), pasted, ids } = steps[step] ?? {};
    const state: JobState = ids ? { status: 'done', ids } : { status: 'running' };
    const jobs = pasted
      ? [{ key: 'last', group: 'last', round: 0, data: { draft: pasted }, state }]
      : [];
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Next step
        </button>
        <StatefulKeywordResearch
          {...args}
          keywords={{
            ...idleKeywords,
            remote,
            newIds: new Set(ids),
            adding: { ...idleBatch, jobs },
          }}
        />
      </>
    );
  };

const last = aKeyword({ keyword: 'spelt loaf', volume: 10, competitionIndex: 99 }, 12);
const { id: lastId, ...pasted } = last;
const other = aKeyword({ keyword: 'oat cake' }, 13);
const bothIds = [lastId, other.id].map(String);

/** Pasted rows come first and are marked, and Undo deletes exactly those (D74). */
export const PastedFirst = meta.story({
  render: inSteps([
    { remote: ready(eleven) },
    { remote: ready(eleven), pasted },
    { remote: ready([...eleven, last]), pasted, ids: [String(lastId)] },
  ]),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next step' });
    await userEvent.click(next);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(next);
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent(`${last.keyword}New`);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onStart).toHaveBeenCalledWith([expect.objectContaining({ id: lastId })]);
    await expect(batchActions.onDismiss).toHaveBeenCalled();
  },
});

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

const selectTwo = async () => {
  for (const { keyword } of twelve.slice(0, 2))
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${keyword}` }));
  return within(screen.getByRole('region', { name: 'Selection' }));
};

/** The next step comes first in the bar, Delete last. The selection can be copied and saved. */
export const Selecting = meta.story({
  tags: ['visual'],
  play: async ({ args }) => {
    const bar = await selectTwo();
    await expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Write an idea from 2 keywords',
      'Copy list',
      'Export CSV',
      'Delete',
      'Clear',
    ]);
    await userEvent.click(bar.getByRole('button', { name: 'Write an idea from 2 keywords' }));
    const names = ['sourdough bread', 'bread delivery near me'];
    await expect(args.onWriteIdea).toHaveBeenCalledWith(names);
    await userEvent.click(bar.getByRole('button', { name: 'Copy list' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(names.join('\n'), '2 keywords copied', {
      file: true,
    });
    await userEvent.click(bar.getByRole('button', { name: 'Export CSV' }));
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
  play: async () => {
    const bar = await selectTwo();
    const totals = bar.getByText(/^Total volume/).getBoundingClientRect();
    const clear = bar.getByRole('button', { name: 'Clear' }).getBoundingClientRect();
    const copy = bar.getByRole('button', { name: 'Copy list' }).getBoundingClientRect();
    await expect(totals.height).toBeLessThan(24);
    await expect(totals.top).toBeLessThan(clear.bottom);
    await expect(copy.top - totals.bottom).toBeLessThan(12);
  },
});
