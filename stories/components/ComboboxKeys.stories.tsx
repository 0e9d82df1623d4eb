import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { Stateful } from '#stories/Stateful.tsx';
import preview from '#storybook/preview.tsx';
import { expectGone, expectOn, press, runRows, type KeyRow } from './keySteps.ts';

const companies = ['Acme', 'Acme Nordic', 'Globex'].map((label, index) => ({
  value: String(index),
  label,
}));

const meta = preview.meta({
  title: 'Components/Combobox Keys',
  component: Combobox,
  args: {
    value: null,
    options: companies,
    noMatchLabel: 'No match',
    openLabel: 'Show options',
    onValueChange: fn(),
  },
  parameters: { a11y: { context: 'body' } },
  render: (args) => (
    <div style={{ maxWidth: 320, minHeight: 240 }}>
      <Button>Before it</Button>
      <Field label="Company">
        <Stateful initial={args.value}>
          {(value, hold) => <Combobox {...args} value={value} onValueChange={hold} />}
        </Stateful>
      </Field>
    </div>
  ),
});

/** The rows of “Combobox” with list autocompletion in the ARIA authoring practices: the text box keeps the focus. */
export const ListAutocomplete = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    const leads = (row: string, keys: string, name: string): KeyRow => [
      row,
      async () => {
        await press(keys);
        await screen.findByRole('listbox');
        await expectOn(name);
        await expect(input).toHaveFocus();
      },
    ];
    const reads = (row: string, keys: string, text: string): KeyRow => [
      row,
      async () => {
        await press(keys);
        await waitFor(() => expect(input).toHaveValue(text));
        await expect(input).toHaveFocus();
      },
    ];
    canvas.getByRole('button', { name: 'Before it' }).focus();
    await runRows(step, [
      [
        'Tab: the combobox is in the page tab sequence, its list is not',
        async () => {
          await press('{Tab}');
          await expect(input).toHaveFocus();
          await screen.findByRole('listbox');
        },
      ],
      reads('Printable characters: type in the text box and narrow the list', 'acme', 'acme'),
      leads('Down Arrow: moves to the next suggestion', '{ArrowDown}', 'Acme Nordic'),
      leads('Up Arrow: moves to the previous suggestion', '{ArrowUp}', 'Acme'),
      leads('End (optional): moves to the last suggestion', '{End}', 'Acme Nordic'),
      leads('Home (optional): moves to the first suggestion', '{Home}', 'Acme'),
      [
        'Escape: closes the list',
        async () => {
          await press('{Escape}');
          await expectGone('listbox');
          await expect(input).toHaveFocus();
        },
      ],
      [
        'Down Arrow: opens the list where it is closed',
        async () => {
          await press('{ArrowDown}');
          await screen.findByRole('listbox');
        },
      ],
      reads('Left Arrow: moves the cursor in the text', '{ArrowLeft}s', 'acmse'),
      reads('Right Arrow: moves the cursor in the text', '{ArrowRight}x', 'acmsex'),
      reads('Backspace (optional): deletes the character before', '{Backspace}', 'acmse'),
      reads('Delete (optional): deletes the character after', '{ArrowLeft}{Delete}', 'acms'),
      [
        'Enter: accepts the suggestion, closes the list and leaves the cursor in the text box',
        async () => {
          await press('{Backspace}');
          await screen.findByRole('option', { name: 'Acme Nordic' });
          await press('{ArrowDown}{Enter}');
          await expectGone('listbox');
          await expect(input).toHaveValue('Acme Nordic');
          await expect(input).toHaveFocus();
        },
      ],
    ]);
  },
});
