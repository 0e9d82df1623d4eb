import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const held = withState(Combobox);

const meta = preview.meta({
  title: 'Components/Combobox',
  component: Combobox,
  argTypes: {
    value: { control: 'select', options: ['11', '12', '13', '14'] },
  },
  args: {
    value: null,
    placeholder: 'Find a company',
    noMatchLabel: 'No match',
    openLabel: 'Show options',
    options: [
      { value: '11', label: 'Acme', description: 'Anvils and rockets' },
      { value: '12', label: 'Acme Nordic', description: 'Ports in the north' },
      { value: '13', label: 'Globex', description: 'Everything else' },
      { value: '14', label: 'Initech' },
    ],
    onValueChange: fn(),
    onTextChange: fn(),
  },
  parameters: { a11y: { context: 'body' } },
  render: (args) => <Field label="Company">{held(args)}</Field>,
  // With room for its list.
  decorators: (Story) => (
    <div style={{ maxWidth: 360, minHeight: 280 }}>
      <Story />
    </div>
  ),
});

export const Playground = meta.story();

/** Typing narrows the list, arrow keys move through it, Enter chooses and closes it. */
export const ChosenWithTheKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(input, 'acme');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
    await waitFor(() => expect(input).toHaveValue('Acme Nordic'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

/** An exact name counts as chosen, in any case, and the text stays as it was typed. */
export const NamedInFull = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'initech');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14');
    await userEvent.type(canvas.getByRole('combobox'), ' Ltd');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

/** The chosen one of two companies with the same name stays chosen when a letter is typed and deleted. */
export const TwoOfOneName = meta.story({
  args: {
    options: [
      { value: '11', label: 'Acme', description: 'Anvils and rockets' },
      { value: '12', label: 'Acme', description: 'Ports in the north' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Ports in the north/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
    await userEvent.type(canvas.getByRole('combobox'), 's');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
  },
});

/** When nothing matches, the list says so, no value is chosen, and the text stays after leaving the field. */
export const NoMatch = meta.story({
  args: { noMatchLabel: 'Choose one of your target companies' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Umbrella');
    await expect(await screen.findByRole('option')).toHaveTextContent(
      'Choose one of your target companies',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Choose one of your target companies',
    );
    await userEvent.tab();
    await expect(input).toHaveValue('Umbrella');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Umbrella');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Opening the list again shows all options, with the chosen one marked. */
export const Reopened = meta.story({
  args: { value: '12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Acme Nordic');
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Acme Nordic');
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <Field label="Company" error="Choose one of your target companies" isRequired>
      {held(args)}
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose one of your target companies');
  },
});
