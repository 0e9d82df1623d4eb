import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import type { TableState } from '#components/DataTable/types.ts';
import { atMost } from '#stories/atMost.tsx';
import preview from '#storybook/preview.tsx';
import { write } from '../write.ts';
import {
  deleteAction,
  longRows,
  sampleColumns,
  sampleRows,
  sourceOf,
  type SampleRow,
} from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';
import { scrollTo } from './tableSteps.ts';

/** What a designer varies; the properties themselves are data and functions. */
interface Varied {
  rows?: number;
  phase?: TableState['phase'];
  longTexts?: boolean;
  isSelectable?: boolean;
  hasMarks?: boolean;
  emptyText?: string;
  height?: number;
}

/** What the controls say of one of them. */
const varied = (description: string, control?: object) => ({
  table: { category: 'To try' },
  description,
  ...(control && { control }),
});

const meta = preview.type<{ args: Varied }>().meta({
  title: 'Components/DataTable',
  component: DataTable<SampleRow>,
  args: { label: 'Keywords', columns: sampleColumns, source: sourceOf(sampleRows(48)) },
});

export const Playground = meta.story({
  args: {
    rows: 48,
    phase: 'ready',
    longTexts: false,
    isSelectable: true,
    hasMarks: false,
    emptyText: 'No keywords yet. Generate some or add your own.',
    height: 0,
  },
  argTypes: {
    rows: varied('How many rows there are; 0 shows the empty text.', {
      type: 'range',
      min: 0,
      max: 2000,
      step: 1,
    }),
    phase: {
      ...varied('Loading shows a skeleton, refreshing keeps the rows.', { type: 'radio' }),
      options: ['ready', 'loading', 'refreshing'],
    },
    longTexts: varied('Texts that are too long for their cells.'),
    isSelectable: varied('A checkbox in each row, and the bar while one is selected.'),
    hasMarks: varied('A badge beside the name of every fourth row.'),
    emptyText: varied('What is said where there are no rows.'),
    height: varied(
      'Height in pixels at which the table scrolls its rows itself; 0 lets the page scroll.',
      { type: 'range', min: 0, max: 800, step: 40 },
    ),
  },
  render: ({
    rows = 0,
    phase = 'ready',
    longTexts,
    isSelectable = false,
    hasMarks,
    emptyText,
    height,
  }) => (
    <LiveTable
      rows={longTexts ? longRows(rows) : sampleRows(rows)}
      state={{ phase, empty: emptyText }}
      isSelectable={isSelectable}
      markOf={(row) => (hasMarks && row.id % 4 === 0 ? 'New' : undefined)}
      height={height ? `${height}px` : undefined}
    />
  ),
});

/** Numbers sort from high to low first, levels by rank. A second click reverses the order. */
export const Sorted = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Competition Level' });
    const firstLevel = () => {
      const [, row] = canvas.getAllByRole('row');
      return row && within(row).getAllByRole('cell')[2]?.textContent;
    };
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstLevel()).toBe('Very low');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(firstLevel()).toBe('Very high');
    const volume = canvas.getByRole('columnheader', { name: 'Volume' });
    await userEvent.click(within(volume).getByRole('button'));
    await expect(volume).toHaveAttribute('aria-sort', 'descending');
  },
});

/** The explanation of a header is available to the pointer, the keyboard and assistive technology. */
export const HeaderExplained = meta.story({
  render: () => <LiveTable rows={sampleRows(12)} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Volume' });
    await expect(button).toHaveAccessibleDescription('Searches per month');
    canvas.getByRole('button', { name: 'Keywords' }).focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('tooltip')).toHaveTextContent('Searches per month'),
    );
  },
});

/** Tab leads through the header, and the box, the name and the buttons of each row. */
export const ByTab = meta.story({
  render: () => <LiveTable rows={sampleRows(60)} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Keywords' }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: /^Select all/ })).toHaveFocus();
    canvas.getByRole('checkbox', { name: 'Select email software' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
    await userEvent.tab();
    await expect(canvas.getByRole('rowheader', { name: 'email software' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete email software' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select crm tools' })).toHaveFocus();
  },
});

/** A table whose row buttons ask before they act. */
function AskingTable({ count = 12 }: { count?: number }) {
  const [asked, setAsked] = useState<SampleRow | null>(null);
  const [rows, setRows] = useState(() => sampleRows(count));
  const close = () => setAsked(null);
  return (
    <>
      <LiveTable rows={rows} actions={deleteAction(setAsked)} />
      {asked ? (
        <ConfirmDialog
          title={`Delete ${asked.keyword}?`}
          confirmLabel="Delete"
          onConfirm={() => {
            setRows(rows.filter(({ id }) => id !== asked.id));
            close();
          }}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

/**
 * A row's button that opens a question has the focus again each time the question is cancelled. After a deletion the next
 * row has it, and not its button: pressing Enter again must not ask about it.
 */
export const DeletedRow = meta.story({
  render: () => <AskingTable />,
  play: async ({ canvas }) => {
    const name = 'Delete crm tools';
    const ask = async () => {
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog', { name: 'Delete crm tools?' });
      const cancel = within(question).getByRole('button', { name: 'Cancel' });
      await waitFor(() => expect(cancel).toHaveFocus());
    };
    const askAndTakeBack = async () => {
      await ask();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    };
    canvas.getByRole('button', { name }).focus();
    await askAndTakeBack();
    await askAndTakeBack();
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[1]).toHaveFocus());
  },
});

/** After the only row was deleted, the keyboard goes on in the table. */
export const OnlyRowDeleted = meta.story({
  render: () => <AskingTable count={1} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus());
  },
});

const manyRows = sampleRows(460);
const rowsBelow = manyRows.slice(400);

/** A list to which a paste adds rows above. */
function Growing() {
  const [isGrown, setGrown] = useState(false);
  return (
    <div onPaste={() => setGrown(true)}>
      <LiveTable rows={isGrown ? manyRows : rowsBelow} />
    </div>
  );
}

/** Many rows that arrive above the focused one move it out of view: it keeps the focus. */
export const ManyRowsAbove = meta.story({
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const name = `Select ${rowsBelow[3]?.keyword}`;
    const box = canvas.getByRole('checkbox', { name });
    box.focus();
    await fireEvent.paste(box);
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '461'));
    await expect(box).toHaveFocus();
  },
});

/** Whoever has left the table is not called back to a row when rows arrive. */
export const LeftBefore = meta.story({
  render: () => <Growing />,
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: `Select ${rowsBelow[3]?.keyword}` }).focus();
    const search = canvas.getByRole('searchbox');
    search.focus();
    search.blur();
    await fireEvent.paste(search);
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '461'));
    await expect(document.body).toHaveFocus();
  },
});

/** Placeholder rows have the layout of real ones, so that nothing moves when the data arrives. */
export const Loading = meta.story({
  render: () => <LiveTable rows={[]} state={{ phase: 'loading', skeletonRows: 12 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

/** Text is cut after two lines. A click or Enter opens the row to its full text, and the rows below move down. */
export const LongContent = meta.story({
  render: () => (
    <LiveTable rows={longRows(40)} markOf={(row) => (row.id < 2 ? 'New' : undefined)} />
  ),
  play: async ({ canvas }) => {
    const [, , , cell] = canvas.getAllByRole('rowheader');
    if (!cell) throw new Error('No cell');
    const row = canvas.getAllByRole('row')[4];
    await expect(row?.getBoundingClientRect().height).toBe(44);
    await userEvent.click(cell);
    await expect(row?.getBoundingClientRect().height).toBeGreaterThan(60);
    await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight + 1);
    cell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(row?.getBoundingClientRect().height).toBe(44);
    await userEvent.keyboard('{Enter}');
  },
});

/** When the columns need more width than the container has, they scroll sideways under the first one. */
export const TooWide = meta.story({
  decorators: atMost(720),
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('rowheader', { name: 'crm tools' });
    const { left } = cell.getBoundingClientRect();
    await scrollTo(canvas, 0, 260);
    await expect(cell.getBoundingClientRect().left).toBe(left);
    canvas.getByRole('button', { name: 'Delete crm tools' }).focus();
    const grid = canvas.getByRole('table').parentElement?.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(focused?.right).toBeLessThanOrEqual((grid?.right ?? 0) + 1);
  },
});

/** Paper does not scroll: all rows are printed, but of a very long table only the first, and a line says so. */
export const PrintedInPart = meta.story({
  render: () => <LiveTable rows={sampleRows(2001)} />,
  play: async ({ canvas }) => {
    // In an open Storybook the effects of the first render run after the paint, and a play function begins before.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(await canvas.findByText(/^The first 2,?000 of 2,?001$/)).toBeVisible();
    // To ask each of them for its role would take half a minute.
    await expect(canvas.getByRole('table').querySelectorAll('th[scope=row]')).toHaveLength(2000);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText(/^The first/)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(35));
  },
});

/** With fifty thousand rows the number of elements on the page stays the same, and a key press costs only what it shows. */
export const FiftyThousand = meta.story({
  render: () => <LiveTable rows={sampleRows(50_000)} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('table');
    await expect(grid).toHaveAttribute('aria-rowcount', '50001');
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(35);
    await scrollTo(canvas, 1_000_000);
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(35);
    await write(canvas.getByRole('searchbox'), 'payroll pricing 4');
    await userEvent.keyboard('9');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^payroll pricing 49/);
  },
});
