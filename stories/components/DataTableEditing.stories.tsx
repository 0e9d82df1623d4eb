import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowButtons.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { sampleColumns, sampleRows, sourceOf, type SampleRow } from './keywordRows.tsx';
import { scrollTo } from './tableSteps.ts';

const meta = preview.meta({ title: 'Components/DataTable/Editing', component: DataTable });

const headers = { keyword: 'Keywords', region: 'Region' };
const columns = sampleColumns.filter(({ key }) => key in headers);

/** Keywords whose rows turn into inputs. The draft is kept here, as a screen would. */
function EditableTable({ count = 4 }: { readonly count?: number }) {
  const [rows, setRows] = useState(() => sampleRows(count));
  const [draft, setDraft] = useState<SampleRow | null>(null);

  const save = () => {
    setRows((before) => before.map((row) => (row.id === draft?.id ? draft : row)));
    setDraft(null);
  };
  const input = (field: keyof typeof headers) =>
    draft && (
      <TextInput
        size="small"
        aria-label={headers[field]}
        value={draft[field]}
        onValueChange={(value) => setDraft({ ...draft, [field]: value })}
      />
    );
  return (
    <DataTable
      label="Keywords"
      columns={columns}
      source={sourceOf(rows)}
      actions={{
        header: 'Actions',
        width: 168,
        of: (row) => [
          editRow(`Edit ${row.keyword}`, () => setDraft(row)),
          deleteRow(`Delete ${row.keyword}`, () => setRows(rows.filter(({ id }) => id !== row.id))),
        ],
        editing: draft && {
          key: String(draft.id),
          cells: { keyword: input('keyword'), region: input('region') },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Edit crm tools' }));
    const keyword = canvas.getByRole('textbox', { name: 'Keywords' });
    await expect(keyword).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Region' })).toHaveFocus();
    await userEvent.clear(keyword);
    await userEvent.type(keyword, 'harbour cranes{Enter}');
    await expect(canvas.getByRole('rowheader', { name: 'harbour cranes' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit harbour cranes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Keywords' }), ' for ports{Escape}');
    await expect(canvas.getByRole('rowheader', { name: 'harbour cranes' })).toHaveFocus();
  },
});

/** Typed text and the focus stay, however far the row is scrolled away. */
export const EditingScrolledAway = meta.story({
  render: () => <EditableTable count={400} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit crm tools' }));
    const keyword = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(keyword, ' for ports');
    await scrollTo(canvas, 12_000);
    await expect(canvas.getByRole('rowheader', { name: / 276$/ })).toBeInTheDocument();
    await expect(keyword).toHaveFocus();
    await expect(keyword).toHaveValue('crm tools for ports');
  },
});

/** After a row is deleted, the row that takes its place gets the focus. */
export const RowDeleted = meta.story({
  render: () => <EditableTable />,
  play: async ({ canvas }) => {
    const name = 'Delete invoice for small business';
    canvas.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    // The header is row 1, as assistive technology counts.
    await expect(focusedElement()?.closest('tr')).toHaveAttribute('aria-rowindex', '4');
  },
});
