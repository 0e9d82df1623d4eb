import { useState, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowButtons.ts';
import type { Column } from '#components/DataTable/types.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { scrollTo } from './tableSteps.ts';

const meta = preview.meta({ title: 'Components/DataTable/Editing', component: DataTable });

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
type Field = 'name' | 'email';

const fields: readonly Field[] = ['name', 'email'];
const headers = { name: 'Name', email: 'Email' };
const columns: readonly Column<Person>[] = fields.map((field) => ({
  key: field,
  header: headers[field],
  width: 180,
  value: (person) => person[field],
}));

const names = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Radia Perlman'];
const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    const email = `${name.split(' ')[0]?.toLowerCase() ?? ''}${index}@example.com`;
    return { id: `u${index}`, name, email };
  });

/** Users whose rows turn into inputs. The draft is kept here, as a screen would. */
function EditableTable({ count = 4 }: { readonly count?: number }) {
  const [rows, setRows] = useState(() => people(count));
  const [draft, setDraft] = useState<Person | null>(null);

  const save = () => {
    setRows((before) => before.map((person) => (person.id === draft?.id ? draft : person)));
    setDraft(null);
  };
  const input = (field: Field): [Field, ReactNode] => [
    field,
    draft && (
      <TextInput
        key={field}
        size="small"
        aria-label={headers[field]}
        value={draft[field]}
        onValueChange={(value) => setDraft({ ...draft, [field]: value })}
      />
    ),
  ];
  return (
    <DataTable
      label="Users"
      columns={columns}
      source={{ rows, keyOf: (person) => person.id, labelOf: (person) => person.name }}
      actions={{
        header: 'Actions',
        width: 168,
        of: (person) => [
          editRow(`Edit ${person.name}`, () => setDraft(person)),
          deleteRow(`Delete ${person.name}`, () =>
            setRows(rows.filter(({ id }) => id !== person.id)),
          ),
        ],
        editing: draft && {
          key: draft.id,
          cells: Object.fromEntries(fields.map(input)),
          actions: (
            <>
              <Button size="small" variant="primary" onClick={save}>
                Save
              </Button>
              <Button size="small" variant="quiet" onClick={() => setDraft(null)}>
                Cancel
              </Button>
            </>
          ),
          onSave: save,
          onCancel: () => setDraft(null),
        },
      }}
    />
  );
}

/** A row of inputs: Tab leads through them, Enter saves, Escape cancels, and the focus returns to the row. */
export const Editing = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Grace Hopper' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
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
    // The header is row 1, as assistive technology counts.
    await expect(focusedElement()?.closest('tr')).toHaveAttribute('aria-rowindex', '4');
  },
});
