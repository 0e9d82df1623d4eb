import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import preview from '#storybook/preview.tsx';
import { sampleRows } from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';
import { scrollTo } from './tableSteps.ts';

const meta = preview.meta({ title: 'Components/DataTable Selection', component: DataTable });

/** More buttons than a phone has room for on a line. */
function LongBar() {
  return ['Copy list', 'Export CSV', 'Write emails', 'Delete'].map((label) => (
    <Button key={label} size="small">
      {label}
    </Button>
  ));
}

/** Shift takes the rows between; the header's box takes what the search shows and leaves the rest alone. */
export const Selected = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const user = userEvent.setup();
    await user.click(box('email software'));
    await user.keyboard('{Shift>}');
    await user.click(box('invoice for small business'));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
    const all = canvas.getByRole('checkbox', { name: 'Select all shown' });
    await expect(all).toBePartiallyChecked();
    await user.type(canvas.getByRole('searchbox'), 'payroll');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected, 4 of them hidden');
    await user.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('10 selected, 4 of them hidden');
    await user.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(all).not.toBeChecked();
  },
});

/** The bar of the selection floats over the foot of the table: no row moves when it comes. */
export const SelectionBarStill = meta.story({
  render: () => <LiveTable rows={sampleRows(48)} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /survey tools/ });
    const before = row.getBoundingClientRect();
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
    await expect(row.getBoundingClientRect()).toEqual(before);
  },
});

/** On a phone the bar stands on several lines: the last rows still come out from under it. */
export const SelectionBarOnPhone = meta.story({
  render: () => (
    <div style={{ maxWidth: 358 }}>
      <LiveTable rows={sampleRows(48)} bar={<LongBar />} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const barTop = () =>
      canvas.getByRole('button', { name: 'Copy list' }).parentElement?.getBoundingClientRect()
        .top ?? 0;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
    const last = 'survey for small business';
    await step('scrolled to the end, the last row is in sight', async () => {
      await scrollTo(canvas, 10_000);
      const row = canvas.getByRole('row', { name: new RegExp(last) });
      await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop());
    });
    await step('walked to, a row is in sight as well', async () => {
      await scrollTo(canvas, 0);
      canvas.getByRole('checkbox', { name: 'Select email software' }).focus();
      await userEvent.keyboard('{PageDown}');
      const row = document.activeElement?.closest('[role=row]')?.getBoundingClientRect();
      await expect(row?.bottom).toBeLessThanOrEqual(barTop());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      const next = document.activeElement?.closest('[role=row]')?.getBoundingClientRect();
      await expect(next?.bottom).toBeLessThanOrEqual(barTop());
    });
  },
});
