import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '#components/Field/Field.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { atMost } from '#stories/atMost.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const held = withState(TextInput);

const meta = preview.meta({
  title: 'Components/TextInput',
  component: TextInput,
  args: { value: '', placeholder: 'Acme Inc.', 'aria-label': 'Company', onValueChange: fn() },
  render: held,
  decorators: atMost(420),
});

export const Playground = meta.story();

/** The rest of the address follows the text and is read with it. A press on it focuses the input. */
export const WithSuffix = meta.story({
  args: { value: 'acme', suffix: '.app.localhost', placeholder: '' },
  render: (args) => <Field label="Domain">{held(args)}</Field>,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('.app.localhost');
    await userEvent.click(canvas.getByText('.app.localhost'));
    await expect(input).toHaveFocus();
  },
});

/** Characters that are filtered out never appear, and the caret keeps its position. */
export const Filtered = meta.story({
  args: { filter: (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9-]/g, '') },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'Acme Inc.');
    await expect(input).toHaveValue('acmeinc');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('acmeinc');
    input.setSelectionRange(4, 4);
    await userEvent.keyboard(' -');
    await expect(input).toHaveValue('acme-inc');
  },
});

/** Known answers are suggested; any other may be typed. */
export const WithSuggestions = meta.story({
  args: { 'aria-label': 'Role', placeholder: 'Editor', suggestions: ['Admin', 'Editor'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Role' });
    await userEvent.type(input, 'Copywriter');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Copywriter');
  },
});
