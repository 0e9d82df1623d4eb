import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '#components/Field/Field.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { atMost } from '#stories/atMost.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Business Name',
    children: <TextInput value="Acme Nordic" onValueChange={fn()} />,
  },
  decorators: atMost(420),
});

export const Playground = meta.story({
  args: { hint: 'As your customers know it.', isRequired: true },
});

/** Screen readers announce name, value, error and hint together. */
export const WiredTogether = meta.story({
  args: {
    hint: 'As your customers know it.',
    error: 'Name is required',
    isRequired: true,
    children: <TextInput value="" onValueChange={fn()} />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Business Name' });
    await expect(input).toHaveAccessibleDescription('Name is required As your customers know it.');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await userEvent.click(canvas.getByText('Business Name'));
    await expect(input).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, hint: 'Saving…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

/** The label stays for screen readers. */
export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Business Name' })).toBeVisible();
  },
});
