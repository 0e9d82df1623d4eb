import { useState, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowActions.ts';
import type { Column } from '#components/DataTable/types.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}
type Field = 'name' | 'email' | 'role';

const fields: readonly Field[] = ['name', 'email', 'role'];
const headers = { name: 'Name', email: 'Email', role: 'Role' };
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
    return { id: `u${index}`, name, email, role: index % 2 ? 'Editor' : 'Admin' };
  });

/** Users whose rows turn into inputs. The draft is kept here, as a screen would. */
export function EditableTable({ count = 4 }: { readonly count?: number }) {
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
