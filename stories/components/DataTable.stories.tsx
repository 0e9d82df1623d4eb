import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import preview from '#storybook/preview.tsx';
import { EditableTable } from './EditableTable.tsx';
import { LinkedTable } from './LinkedTable.tsx';
import { deleteAction, longRows, sampleRows } from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';
import { isInside, middleOf, moveTo } from './pointerSteps.ts';
import { columnTexts, focusedRow, scrollTo, untilEffectsRan } from './tableSteps.ts';

const meta = preview.meta({ title: 'Components/DataTable', component: DataTable });
const onDelete = fn();

export const Playground = meta.story({ render: () => <LiveTable rows={sampleRows(48)} /> });

/** Numbers sort from high to low first, levels by rank. A second click reverses the order. */
export const Sorted = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Competition Level' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(columnTexts(canvas, 2, 2)).toEqual(['Very low', 'Very low']);
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(columnTexts(canvas, 2, 2)).toEqual(['Very high', 'Very high']);
    const volume = canvas.getByRole('columnheader', { name: 'Volume' });
    await userEvent.click(within(volume).getByRole('button'));
    await expect(volume).toHaveAttribute('aria-sort', 'descending');
  },
});

/** Rows whose text is blank are last in both directions. */
export const BlankLast = meta.story({
  render: () => (
    <LiveTable
      rows={sampleRows(6).map((row) => (row.id % 3 === 0 ? { ...row, region: ' ' } : row))}
    />
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Region' });
    for (const direction of ['ascending', 'descending']) {
      await userEvent.click(within(header).getByRole('button'));
      await expect(header).toHaveAttribute('aria-sort', direction);
      const regions = columnTexts(canvas, 7, 6).map((text) => text?.trim());
      await expect(regions.slice(4)).toEqual(['', '']);
      await expect(regions.slice(0, 4)).not.toContain('');
    }
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
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** A button's tooltip covers the row above, but a press there reaches that row's button. */
export const TipLetsPressesThrough = meta.story({
  render: () => <LiveTable rows={sampleRows(12)} actions={deleteAction(onDelete)} />,
  play: async ({ canvas }) => {
    await untilEffectsRan();
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete seo template' }));
    const tip = await canvas.findByRole('tooltip');
    await expect(tip).toHaveTextContent('Delete seo template');
    const above = canvas.getByRole('button', { name: 'Delete crm tools' });
    const { x, y } = middleOf(above);
    await expect(isInside(tip, { x, y })).toBe(true);
    await moveTo({ x, y });
    await userEvent.click(document.elementFromPoint(x, y) ?? document.body);
    await expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ keyword: 'crm tools' }));
    await waitFor(() => expect(canvas.queryByText('Delete seo template')).not.toBeInTheDocument());
  },
});

/** A row of inputs: Enter saves, Escape cancels, and the focus returns to the row. */
export const Editing = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Grace Hopper' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Rear Admiral Hopper{Enter}');
    await expect(canvas.getByRole('rowheader', { name: 'Rear Admiral Hopper' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Rear Admiral Hopper' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' of the Navy{Escape}');
    await expect(canvas.getByRole('rowheader', { name: 'Rear Admiral Hopper' })).toHaveFocus();
  },
});

/** Typed text and the focus stay, however far the row is scrolled away. */
export const EditingScrolledAway = meta.story({
  render: () => <EditableTable count={400} />,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Edit Ada Lovelace' })[0] ?? document.body,
    );
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' the First');
    await scrollTo(canvas, 12_000);
    await expect(canvas.getByText('ada276@example.com')).toBeInTheDocument();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Ada Lovelace the First');
  },
});

/** After a row is deleted, the row that takes its place gets the focus. */
export const RowDeleted = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Radia Perlman' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Radia Perlman')).not.toBeInTheDocument();
    await expect(focusedRow()).toBe(4);
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

export const Refreshing = meta.story({
  render: () => <LiveTable rows={sampleRows(8)} state={{ phase: 'refreshing' }} />,
});

export const Empty = meta.story({
  render: () => (
    <LiveTable
      rows={[]}
      state={{
        empty: (
          <EmptyState kind="nothing" hasFrame={false} actions={<Button>Generate now</Button>}>
            No keywords yet.
          </EmptyState>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate now' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it');
    await expect(canvas.getByText(/No keyword contains/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('rowheader', { name: 'email software' })).toBeVisible();
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

/** Points beside the table and its rows highlight each other. */
export const Highlighted = meta.story({
  render: () => <LinkedTable />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Point at crm tools' }));
    const row = canvas.getByRole('rowheader', { name: 'crm tools' }).closest('tr');
    await expect(row).toHaveAttribute('data-highlighted');
    await userEvent.hover(canvas.getByRole('rowheader', { name: 'seo template' }));
    await expect(canvas.getByText('Pointed at: seo template')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last' }));
    const last = await canvas.findByRole('rowheader', { name: /199$/ });
    await waitFor(() => expect(last).toHaveFocus());
  },
});

/** Paper does not scroll: all rows are rendered while the page is printed. */
export const Printed = meta.story({
  render: () => <LiveTable rows={sampleRows(500)} />,
  play: async ({ canvas }) => {
    await untilEffectsRan();
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(500));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(35));
  },
});

/** Only the first rows of a very long table are printed, and a line says so. */
export const PrintedInPart = meta.story({
  render: () => <LiveTable rows={sampleRows(2001)} />,
  play: async ({ canvas }) => {
    await untilEffectsRan();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(await canvas.findByText(/^The first 2,?000 of 2,?001$/)).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2000);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText(/^The first/)).not.toBeInTheDocument());
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
    await userEvent.type(canvas.getByRole('searchbox'), 'payroll pricing 49');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^payroll pricing 49/);
  },
});
