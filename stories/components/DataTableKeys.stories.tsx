import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { Stateful } from '#stories/Stateful.tsx';
import preview from '#storybook/preview.tsx';
import { AskingTable } from './AskingTable.tsx';
import { EditableTable } from './EditableTable.tsx';
import { sampleRows } from './keywordRows.tsx';
import { expectGone, expectOn, press, runRows, type KeyRow } from './keySteps.ts';
import { LiveTable } from './LiveTable.tsx';
import { focusedRow } from './tableSteps.ts';

const meta = preview.meta({ title: 'Components/DataTable Keys', component: DataTable });

const at = (row: string, keys: string, name: string | RegExp): KeyRow => [
  row,
  async () => {
    await press(keys);
    await expectOn(name);
  },
];

/** The focus is on the cell that contains a button, and not on the button. */
const onCellOf = (row: string, keys: string, button: string): KeyRow => [
  row,
  async () => {
    await press(keys);
    const cell = screen.getByRole('button', { name: button }).closest('[role=gridcell]');
    await waitFor(() => expect(cell).toHaveFocus());
  },
];

/** The rows of “Data Grids” in the ARIA authoring practices. */
export const DataGrid = meta.story({
  render: () => <LiveTable rows={sampleRows(60)} />,
  play: async ({ canvas, step }) => {
    canvas.getByRole('searchbox').focus();
    const onRow = (row: string, keys: string, place: number): KeyRow => [
      row,
      async () => {
        await press(keys);
        await expect(focusedRow()).toBe(place);
      },
    ];
    await runRows(step, [
      at('Tab: the grid is one stop, on its first cell', '{Tab}', 'Select email software'),
      at('Right Arrow: moves focus one cell to the right', '{ArrowRight}', 'email software'),
      at('Down Arrow: moves focus one cell down', '{ArrowDown}', 'crm tools'),
      at('Up Arrow: moves focus one cell up', '{ArrowUp}', 'email software'),
      at('Meta + Left Arrow: focus does not move', '{Meta>}{ArrowLeft}{/Meta}', 'email software'),
      at('Control + Page Down: focus does not move', '{Control>}{PageDown}{/Control}', /^email s/),
      at('Left Arrow: moves focus one cell to the left', '{ArrowLeft}', 'Select email software'),
      at('Left Arrow: on the left-most cell, focus does not move', '{ArrowLeft}', /^Select email/),
      onCellOf('End: moves focus to the last cell of the row', '{End}', 'Delete email software'),
      onCellOf(
        'Right Arrow: on the right-most cell, focus does not move',
        '{ArrowRight}',
        'Delete email software',
      ),
      at('Home: moves focus to the first cell of the row', '{Home}', 'Select email software'),
      [
        'Page Down: moves focus down by the rows in sight',
        async () => {
          await press('{PageDown}');
          await expect(focusedRow()).toBeGreaterThan(6);
        },
      ],
      onRow('Page Up: moves focus up by the rows in sight', '{PageUp}', 2),
      onRow('Control + End: moves focus to the last cell', '{Control>}{End}{/Control}', 61),
      onRow('Down Arrow: on the bottom cell, focus does not move', '{ArrowDown}', 61),
      at(
        'Control + Home: moves focus to the first cell',
        '{Control>}{Home}{/Control}',
        /^Select e/,
      ),
    ]);
  },
});

/** The first row becomes the Tab stop as soon as there is one, however long the table was empty. */
export const RowsComeLater = meta.story({
  render: () => (
    <Stateful initial="loading">
      {(phase, hold) => (
        <>
          <Button onClick={() => hold('ready')}>Load</Button>
          <LiveTable
            rows={phase === 'ready' ? sampleRows(4) : []}
            state={{ phase: phase === 'ready' ? 'ready' : 'loading' }}
          />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await canvas.findByRole('rowheader', { name: 'email software' });
    canvas.getByRole('searchbox').focus();
    await press('{Tab}');
    await expectOn('Select email software');
  },
});

/** The rows of “Data Grids” about selecting. Columns can’t be selected here, only rows. */
export const GridSelection = meta.story({
  render: () => <LiveTable rows={sampleRows(60)} />,
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    const says = (row: string, keys: string, text: string): KeyRow => [
      row,
      async () => {
        await press(keys);
        await expect(status).toHaveTextContent(text);
      },
    ];
    canvas.getByRole('checkbox', { name: 'Select email software' }).focus();
    await runRows(step, [
      at('Right Arrow: to the cell that names the row', '{ArrowRight}', 'email software'),
      says('Space: selects the row', ' ', '1 selected'),
      [
        'The selected row says so',
        async () => {
          const row = canvas.getByRole('row', { selected: true });
          await expect(within(row).getByRole('checkbox')).toBeChecked();
        },
      ],
      says(
        'Shift + Space: selects the rows up to this one',
        '{ArrowDown}{ArrowDown}{Shift>} {/Shift}',
        '3 selected',
      ),
      says('Control + A: selects all', '{Control>}a{/Control}', '60 selected'),
      [
        'Control + A: again, selects none',
        async () => {
          await press('{Control>}a{/Control}');
          await expect(status).toBeEmptyDOMElement();
        },
      ],
      says('Space: on a row’s box, selects the row', '{Home} ', '1 selected'),
    ]);
  },
});

/** The rows of “Editing and Navigating Inside a Cell” in the ARIA authoring practices. */
export const InsideACell = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas, step }) => {
    canvas.getByRole('rowheader', { name: 'Ada Lovelace' }).focus();
    await runRows(step, [
      [
        'Enter: places focus on what stands in the cell',
        async () => {
          await press('{End}{Enter}');
          await expectOn('Edit Ada Lovelace');
        },
      ],
      at('Right Arrow: moves focus to the next of several', '{ArrowRight}', 'Delete Ada Lovelace'),
      at('Left Arrow: moves focus to the previous of several', '{ArrowLeft}', 'Edit Ada Lovelace'),
      at('Meta + Right Arrow: focus does not move', '{Meta>}{ArrowRight}{/Meta}', /^Edit Ada/),
      [
        'Escape: restores grid navigation',
        async () => {
          await press('{Escape}{Home}');
          await expectOn('Ada Lovelace');
        },
      ],
      at('F2: places focus on what stands in the cell', '{End}{F2}', 'Edit Ada Lovelace'),
      [
        'Enter: edits, and arrows move the cursor in the text',
        async () => {
          await press('{Enter}');
          const name = await canvas.findByRole('textbox', { name: 'Name' });
          await expect(name).toHaveFocus();
          await press('{End}{ArrowLeft}s');
          await expect(name).toHaveValue('Ada Lovelacse');
        },
      ],
      [
        'Tab: moves focus to the next input of the row',
        async () => {
          await press('{Tab}');
          await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
        },
      ],
      at('Escape: undoes the change and restores grid navigation', '{Escape}', 'ada0@example.com'),
      at('Home: the row is as it was', '{Home}', 'Ada Lovelace'),
    ]);
  },
});

/** A row's button that opens a question has the focus again each time the question is cancelled. */
export const AskedAndTakenBack = meta.story({
  render: () => <AskingTable />,
  play: async ({ canvas, step }) => {
    canvas.getByRole('checkbox', { name: 'Select crm tools' }).focus();
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
      at('Enter: places focus on the button of the last cell', '{End}{Enter}', 'Delete crm tools'),
      ['Escape: focus returns to the button', askAndTakeBack],
      ['Escape: focus returns to the button the second time', askAndTakeBack],
      ['Escape: focus returns to the button the third time', askAndTakeBack],
    ]);
  },
});

/** The focus never moves to the button of another row: pressing Enter again must not ask about that row. */
export const DeletedRow = meta.story({
  render: () => <AskingTable />,
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Select crm tools' }).focus();
    await press('{End}{Enter}{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete crm tools?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expectGone('alertdialog');
    await expect(
      canvas.queryByRole('button', { name: 'Delete crm tools' }),
    ).not.toBeInTheDocument();
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
    await expect(document.activeElement).not.toHaveAccessibleName(/^Delete /);
  },
});

const manyRows = sampleRows(160);
const rowsBelow = manyRows.slice(100);

/** Many rows that arrive above the focused one move it out of view: it keeps the focus, and Space selects it. */
export const ManyRowsAbove = meta.story({
  render: function Growing() {
    const [isGrown, setGrown] = useState(false);
    return (
      <div onPaste={() => setGrown(true)}>
        <LiveTable rows={isGrown ? manyRows : rowsBelow} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const name = `Select ${rowsBelow[3]?.keyword}`;
    const box = canvas.getByRole('checkbox', { name });
    box.focus();
    await fireEvent.paste(box);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '161'));
    await expectOn(name);
    await press(' ');
    await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
  },
});
