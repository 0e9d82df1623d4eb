import { expect, screen, userEvent, within } from 'storybook/test';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  idleBatch,
  StatefulKeywordResearch,
  keywordResearchArgs,
  onStart,
} from './keywordResearchSetup.tsx';

const meta = preview.meta({
  title: 'Screens/Keyword Research/Many lines',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...keywordResearchArgs,
    keywords: aCollection<Keyword, KeywordDraft>(ready(many(12, aKeyword)), {
      adding: idleBatch,
      deleting: idleBatch,
    }),
  },
  render: StatefulKeywordResearch,
});

const linesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `loaf ${index}\t${index}\tLOW\t9\t1\t2\t3\tIreland`,
  ).join('\n');

/** Opens the dialog and pastes into it. */
async function paste(text: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Paste list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste keywords' }));
  const field = dialog.getByLabelText('Keywords');
  await userEvent.click(field);
  await userEvent.paste(text);
  return { dialog, field };
}

/** Records every status of the lines that the dialog shows from now on. */
function noteSummaries() {
  const summaries: string[] = [];
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=dialog] [role=status]'))
      if (/checked$|to correct$/.test(textContent)) summaries.push(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { summaries, stop: () => observer.disconnect() };
}

/** Thousands of lines are listed above the field. They are checked in portions, and can be added once all are checked. */
export const PastingManyLines = meta.story({
  play: async () => {
    const { summaries, stop } = noteSummaries();
    const { dialog, field } = await paste(linesOf(1_400));
    await expect(await dialog.findByText('1,400 new, 0 already there, 0 to correct')).toBeVisible();
    stop();
    const steps = [...new Set(summaries)];
    await expect(steps[0]).toBe('200 of 1,400 lines checked');
    await expect(steps.at(-1)).toBe('1,400 new, 0 already there, 0 to correct');
    // On a busy machine two portions may be shown in one frame.
    const between = ['700 of 1,400 lines checked', '1,200 of 1,400 lines checked'];
    await expect(between).toEqual(expect.arrayContaining(steps.slice(1, -1)));
    await expect(dialog.getByText('1,400 lines pasted')).toBeVisible();
    await expect(dialog.getByText('loaf 0')).toBeVisible();
    await expect(dialog.getByText('and 1,200 more lines')).toBeInTheDocument();
    await expect(field).toHaveValue('');
  },
});

/** Lines that are typed below the pasted ones are added with them. */
export const AddingManyLines = meta.story({
  play: async () => {
    const { dialog } = await paste(linesOf(1_400));
    await expect(await dialog.findByText('1,400 lines pasted')).toBeVisible();
    await userEvent.paste('oats\t1\tLOW\t9\t1\t2\t3\tSpain');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 1,401 keywords' }));
    const drafts = onStart.mock.calls[0]?.[0];
    await expect(drafts).toHaveLength(1_401);
    await expect(drafts?.at(-1)).toMatchObject({ keyword: 'oats', region: 'Spain' });
  },
});

/** Removing the lines during the check ends it; the typed text stays. */
export const PastingManyRemoved = meta.story({
  play: async () => {
    const { dialog, field } = await paste('rye\t1\tLOW\t9\t1\t2\t3\tSpain\n');
    await userEvent.paste(linesOf(1_400));
    await expect(await dialog.findByText('1,401 lines pasted')).toBeVisible();
    await userEvent.paste('oats\t1\tLOW\t9\t1\t2\t3\tSpain');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('oats\t1\tLOW\t9\t1\t2\t3\tSpain');
    await expect(await dialog.findByText('1 new, 0 already there, 0 to correct')).toBeVisible();
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

/** Fewer lines stay in the field, and their preview appears at once. */
export const PastingThousandLines = meta.story({
  play: async () => {
    const { summaries, stop } = noteSummaries();
    const { dialog, field } = await paste(linesOf(1_000));
    await expect(await dialog.findByText('1,000 new, 0 already there, 0 to correct')).toBeVisible();
    stop();
    await expect(new Set(summaries)).toEqual(new Set(['1,000 new, 0 already there, 0 to correct']));
    await expect(field).toHaveValue(linesOf(1_000));
  },
});
