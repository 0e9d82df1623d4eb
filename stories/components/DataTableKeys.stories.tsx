import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import preview from '#storybook/preview.tsx';
import { AskingTable } from './AskingTable.tsx';
import { EditableTable } from './EditableTable.tsx';
import { sampleRows } from './keywordRows.tsx';
import { expectGone, expectOn, press, runRows, type KeyRow } from './keySteps.ts';
import { LiveTable } from './LiveTable.tsx';

const meta = preview.meta({ title: 'Components/DataTable Keys', component: DataTable });

const at = (row: string, keys: string, name: string | RegExp): KeyRow => [
  row,
  async () => {
    await press(keys);
    await expectOn(name);
  },
];

/** Tab leads through the header and the name and the controls of each row. */
export const ByTab = meta.story({
  render: () => <LiveTable rows={sampleRows(60)} />,
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Keywords' }).focus();
    const status = canvas.getByRole('status');
    const box = canvas.getByRole('checkbox', { name: 'Select email software' });
    await runRows(step, [
      at('Shift + Tab: to the box for all rows', '{Shift>}{Tab}{/Shift}', /^Select all/),
      [
        'Tab: to the first row',
        async () => {
          box.focus();
          await press(' ');
          await expect(status).toHaveTextContent('1 selected');
        },
      ],
      at('Tab: to the name of the row', '{Tab}', 'email software'),
      at('Tab: to its button', '{Tab}', 'Delete email software'),
      at('Tab: to the next row', '{Tab}', 'Select crm tools'),
    ]);
  },
});

/** A row that is edited: Tab leads through its inputs, and Escape gives the focus back to the row. */
export const Editing = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Edit Ada Lovelace' }).focus();
    await runRows(step, [
      [
        'Enter: edits, in the first input',
        async () => {
          await press('{Enter}');
          await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveFocus();
        },
      ],
      [
        'Tab: to the next input of the row',
        async () => {
          await press('{Tab}');
          await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
        },
      ],
      at('Escape: undoes the change, and the row has the focus', '{Escape}', 'Ada Lovelace'),
    ]);
  },
});

/** A row's button that opens a question has the focus again each time the question is cancelled. */
export const AskedAndTakenBack = meta.story({
  render: () => <AskingTable />,
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Delete crm tools' }).focus();
    const askAndTakeBack = async () => {
      await press('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Delete crm tools?' });
      await expectOn('Cancel');
      await press('{Escape}');
      await expectGone('alertdialog');
      const button = canvas.getByRole('button', { name: 'Delete crm tools' });
      await waitFor(() => expect(button).toHaveFocus());
    };
    await runRows(step, [
      ['Escape: focus returns to the button', askAndTakeBack],
      ['Escape: focus returns to the button the second time', askAndTakeBack],
      ['Escape: focus returns to the button the third time', askAndTakeBack],
    ]);
  },
});

/** The next row takes the focus of one that is deleted. */
export const DeletedRow = meta.story({
  render: () => <AskingTable />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete crm tools' }).focus();
    await press('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete crm tools?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expectGone('alertdialog');
    await expect(
      canvas.queryByRole('button', { name: 'Delete crm tools' }),
    ).not.toBeInTheDocument();
    // The next row, and not its button: pressing Enter again must not ask about it.
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[1]).toHaveFocus());
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
