import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '#components/Field/Field.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { atMost } from '#stories/atMost.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const held = withState(NumberInput);

/** A simplified version of a screen's rule. */
const reading = (text: string) => (text === '1,000' ? 'Reads as 1; did you mean 1000?' : undefined);

const meta = preview.meta({
  title: 'Components/NumberInput',
  component: NumberInput,
  args: { value: '', placeholder: '1200', onValueChange: fn(), reading },
  render: (args) => <Field label="Search volume">{held(args)}</Field>,
  decorators: atMost(260),
});

export const Playground = meta.story();

/** Letters are rejected, and the caret stays where it was. */
export const RefusesLetters = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Search volume' });
    await userEvent.type(input, 'a1b2e.5-x');
    await expect(input).toHaveValue('12.5-');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.stringMatching(/[a-z]/));
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('x9');
    await expect(input).toHaveValue('192.5-');
  },
});

/** An input method (IME) for Japanese types full-width digits. They become plain ones when it ends, not while it composes. */
export const Composing = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Search volume' });
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '１２' }, isComposing: true });
    await expect(input).toHaveValue('１２');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('12');
  },
});

/** How the text is read is shown below the input, and is part of its description. */
export const SaysHowItReads = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Search volume' });
    await userEvent.type(input, '1,000');
    await expect(canvas.getByText('Reads as 1; did you mean 1000?')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Reads as 1; did you mean 1000?');
    await userEvent.type(input, '0');
    await expect(input).not.toHaveAccessibleDescription();
  },
});
