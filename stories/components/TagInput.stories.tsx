import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '#components/Field/Field.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { atMost } from '#stories/atMost.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const held = withState(TagInput);

const meta = preview.meta({
  title: 'Components/TagInput',
  component: TagInput,
  args: {
    value: ['port cranes', 'rail winches', 'CRM'],
    placeholder: 'Add a keyword',
    onValueChange: fn(),
    onTextChange: fn(),
  },
  render: (args) => <Field label="Target keywords">{held(args)}</Field>,
  decorators: atMost(480),
});

export const Playground = meta.story();

/** Enter and + add a tag; the focus stays in the field for the next one. */
export const Adding = meta.story({
  args: { value: [] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Target keywords' });
    await userEvent.type(input, ' harbour {Enter}');
    await userEvent.type(input, 'crane');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('crane');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['harbour', 'crane']);
    await expect(args.onTextChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('crane added')).toBeInTheDocument();
  },
});

/** Enter of an input method (IME) accepts its word and adds no tag. Safari sends it after the composition, with this code. */
export const Composing = meta.story({
  args: { value: [] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'クレーン');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(input).toHaveValue('クレーン');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['クレーン']);
  },
});

/** A duplicate is refused in any case: a message says so, the existing tag is highlighted, and the typed text stays. */
export const Duplicate = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'crm{Enter}');
    await expect(canvas.getByText('“CRM” is there already')).toBeVisible();
    await expect(input).toHaveValue('crm');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** A list that is full takes no further tag, and loses none: the text stays in the field. */
export const Full = meta.story({
  args: { most: 3 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'buoys{Enter}');
    await expect(input).toHaveValue('buoys');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove CRM' }));
    await userEvent.type(input, '{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'port cranes',
      'rail winches',
      'buoys',
    ]);
  },
});

/** Backspace in the empty field moves to the last tag, and a second one removes it. */
export const RemovedWithTheKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove CRM' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['rail winches', 'CRM']);
    await expect(canvas.getByRole('button', { name: 'Remove rail winches' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(input).toHaveFocus();
  },
});

/** Keys with Alt, Control or Meta are the browser's, such as Back: they neither move the focus nor remove a tag. */
export const BrowserKeys = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    const last = canvas.getByRole('button', { name: 'Remove CRM' });
    input.focus();
    await userEvent.keyboard('{Meta>}{ArrowLeft}{/Meta}');
    await expect(input).toHaveFocus();
    last.focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{Backspace}{/Meta}');
    await expect(last).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Enter in a field with text adds a tag; it does not submit the form around it. */
export const InsideAForm = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onValueChange(['sent']);
      }}
    >
      <Field label="Target keywords">{held(args)}</Field>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'crm{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(['sent']);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove CRM' })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});
