import { expect, fn, userEvent, within } from 'storybook/test';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { copyOfRow, deleteRow, editRow, mailOfRow } from '#components/DataTable/rowButtons.ts';
import { atMost } from '#stories/atMost.tsx';
import preview from '#storybook/preview.tsx';
import { sampleColumns, sampleRows, type SampleRow } from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';

const meta = preview.meta({
  title: 'Components/DataTable/Narrow',
  component: DataTable,
  globals: { viewport: { value: 'narrow' } },
  decorators: atMost(358),
});
const briefColumns = sampleColumns.map((column) => ({
  ...column,
  isBrief: column.key === 'volume' || column.key === 'level',
}));

/**
 * At 390 px a row is a card of two lines: nothing scrolls sideways, the important columns are visible, and the rest appears
 * when the card is opened.
 */
export const Narrow = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} columns={briefColumns} />,
  play: async ({ canvas, step }) => {
    const row = canvas.getByRole('row', { name: /crm tools/ });
    const cells = within(row);
    const isInSight = (element: HTMLElement) => element.getBoundingClientRect().width > 8;
    await step('the grid is as wide as its container', async () => {
      const grid = canvas.getByRole('table');
      await expect(grid.scrollWidth).toBeLessThanOrEqual(358);
      await expect(isInSight(cells.getByText('United Kingdom'))).toBe(false);
      await expect(isInSight(cells.getByRole('button', { name: 'Delete crm tools' }))).toBe(true);
    });
    await step('a press on the card opens it, a second one closes it', async () => {
      const name = cells.getByRole('rowheader');
      await userEvent.click(name);
      const value = cells.getByText('United Kingdom');
      await expect(isInSight(value)).toBe(true);
      await expect(getComputedStyle(value, '::before').content).toContain('Region');
      await userEvent.click(name);
      await expect(isInSight(value)).toBe(false);
    });
    await step('Enter on its name opens it', async () => {
      cells.getByRole('checkbox').focus();
      await userEvent.tab();
      await expect(cells.getByRole('rowheader')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(isInSight(cells.getByText('United Kingdom'))).toBe(true);
    });
  },
});

/** A press on any text of the first cell opens the row, also with a second line and a mark. */
export const NarrowWithNote = meta.story({
  render: () => (
    <LiveTable
      rows={sampleRows(4)}
      columns={briefColumns.map((column, index) =>
        index > 0
          ? column
          : {
              ...column,
              render: (row) => (
                <>
                  <span>{row.keyword}</span>
                  <small>Note of {row.keyword}</small>
                </>
              ),
            },
      )}
      markOf={() => 'New'}
    />
  ),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /crm tools/ }));
    const isOpen = () => row.getByText('United Kingdom').getBoundingClientRect().width > 8;
    await userEvent.click(row.getByText('crm tools'));
    await expect(isOpen()).toBe(true);
    await userEvent.click(row.getByText('Note of crm tools'));
    await expect(isOpen()).toBe(false);
  },
});

const onDelete = fn();

/** A closed card shows only the last two of four buttons: Tab leads through these. */
export const NarrowWithFourButtons = meta.story({
  render: () => (
    <LiveTable
      rows={sampleRows(4)}
      columns={briefColumns}
      actions={{
        header: 'Actions',
        width: 208,
        of: (row: SampleRow) => [
          copyOfRow(`Copy ${row.keyword}`, fn()),
          mailOfRow(`Mail ${row.keyword}`, 'mailto:someone@example.com'),
          editRow(`Edit ${row.keyword}`, fn()),
          deleteRow(`Delete ${row.keyword}`, onDelete),
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /crm tools/ }));
    row.getByRole('checkbox').focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(row.getByRole('button', { name: 'Edit crm tools' })).toHaveFocus();
    await userEvent.tab();
    await expect(row.getByRole('button', { name: 'Delete crm tools' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
  },
});
