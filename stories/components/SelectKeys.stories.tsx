import { expect, fn, screen } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stateful } from '#stories/Stateful.tsx';
import preview from '#storybook/preview.tsx';
import { expectGone, expectOn, press, runRows, type KeyRow } from './keySteps.ts';

const sizes = ['Alone', 'Few', 'Many'].map((size) => ({ value: size, label: size }));

const meta = preview.meta({
  title: 'Components/Select Keys',
  component: Select<string>,
  args: { value: 'Few', options: sizes, onValueChange: fn() },
  parameters: { a11y: { context: 'body' } },
  render: (args) => (
    <div style={{ maxWidth: 320, minHeight: 240 }}>
      <Field label="Size">
        <Stateful initial={args.value}>
          {(value, hold) => <Select {...args} value={value} onValueChange={hold} />}
        </Stateful>
      </Field>
      <Button>After it</Button>
    </div>
  ),
});

const leads = (row: string, keys: string, name: string): KeyRow => [
  row,
  async () => {
    await press(keys);
    await screen.findByRole('listbox');
    await expectOn(name);
  },
];

const closes = (row: string, keys: string, name: string): KeyRow => [
  row,
  async () => {
    await press(keys);
    await expectGone('listbox');
    await expectOn(name);
  },
];

/** The rows of “Listbox” and of the collapsed list of “Select-Only Combobox” in the ARIA authoring practices. */
export const SelectOnly = meta.story({
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Size Few' }).focus();
    await runRows(step, [
      leads('Enter: opens the list on the selected option', '{Enter}', 'Few'),
      leads('Down Arrow: moves focus to the next option', '{ArrowDown}', 'Many'),
      leads('Down Arrow: does not move beyond the last option', '{ArrowDown}', 'Many'),
      leads('Up Arrow: moves focus to the previous option', '{ArrowUp}', 'Few'),
      leads('Home (optional): moves focus to the first option', '{Home}', 'Alone'),
      leads('Up Arrow: does not move beyond the first option', '{ArrowUp}', 'Alone'),
      leads('End (optional): moves focus to the last option', '{End}', 'Many'),
      leads('Type-ahead: moves focus to the option that begins with it', 'f', 'Few'),
      leads('Page Up (optional): moves focus towards the first option', '{PageUp}', 'Alone'),
      leads('Page Down (optional): moves focus towards the last option', '{PageDown}', 'Many'),
      closes('Escape: closes the list and selects nothing', '{Escape}', 'Size Few'),
      leads('Space: opens the list', ' ', 'Few'),
      [
        'Enter: selects the option, closes the list and returns focus',
        async () => {
          await press('{ArrowDown}{Enter}');
          await expectGone('listbox');
          await expectOn('Size Many');
        },
      ],
      leads('Down Arrow: opens the list', '{ArrowDown}', 'Many'),
      [
        'Space: selects the option, closes the list and returns focus',
        async () => {
          await press('{ArrowUp}');
          await expectOn('Few');
          // A space right after a letter would be part of the typed name.
          await press(' ');
          await expectGone('listbox');
          await expectOn('Size Few');
        },
      ],
      leads('Up Arrow: opens the list', '{ArrowUp}', 'Few'),
      [
        'The selected option is marked, and no other',
        async () => {
          const selected = screen.getAllByRole('option', { selected: true });
          await expect(selected.map((option) => option.textContent)).toEqual(['Few']);
        },
      ],
      closes('Tab: closes the list and moves focus on', '{Tab}', 'After it'),
    ]);
  },
});
