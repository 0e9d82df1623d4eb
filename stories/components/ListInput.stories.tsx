import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '#components/Field/Field.tsx';
import { ListInput } from '#components/ListInput/ListInput.tsx';
import { atMost } from '#stories/atMost.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const held = withState(ListInput);

const meta = preview.meta({
  title: 'Components/ListInput',
  component: ListInput,
  args: {
    value: ['Why ports lose hours', 'What a crane costs', 'Three ways out'],
    placeholder: 'Add a point',
    onValueChange: fn(),
    onTextChange: fn(),
  },
  render: (args) => <Field label="Content outline">{held(args)}</Field>,
  decorators: atMost(520),
});

export const Playground = meta.story();

/** Enter or + adds an item at the end. Blank items are not added. */
export const Adding = meta.story({
  args: { value: [] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Content outline' });
    await userEvent.type(input, ' Opening {Enter}');
    await userEvent.type(input, '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith(['Opening']);
    await expect(args.onTextChange).toHaveBeenLastCalledWith('  ');
    await expect(input).toHaveFocus();
  },
});

/** Items are edited in place: trimmed on leaving, and an emptied item is restored. */
export const Editing = meta.story({
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole('textbox', { name: 'Item 2' });
    await userEvent.type(second, ' today ');
    await userEvent.tab();
    await expect(second).toHaveValue('What a crane costs today');
    await userEvent.clear(second);
    await userEvent.tab();
    await expect(second).toHaveValue('What a crane costs today');
    await userEvent.type(second, '!{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'Why ports lose hours',
      'What a crane costs today',
      'Three ways out',
    ]);
    await userEvent.type(second, '{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Item 3' })).toHaveFocus();
  },
});

/** Enter of an input method (IME) accepts its word: the focus stays. */
export const Composing = meta.story({
  play: async ({ canvas }) => {
    const second = canvas.getByRole('textbox', { name: 'Item 2' });
    second.focus();
    await fireEvent.keyDown(second, { key: 'Enter', keyCode: 229 });
    await expect(second).toHaveFocus();
  },
});

/** Alt and an arrow key move the item, and the focus moves with it. */
export const ReorderedWithTheKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Item 1' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'What a crane costs',
      'Three ways out',
      'Why ports lose hours',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Item 3' })).toHaveFocus();
    await expect(canvas.getByText('Why ports lose hours, 3 of 3')).toBeInTheDocument();
  },
});

export const ReorderedWithButtons = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Three ways out up' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'Why ports lose hours',
      'Three ways out',
      'What a crane costs',
    ]);
    await expect(canvas.getByRole('button', { name: 'Move Three ways out up' })).toHaveFocus();
    await expect(
      canvas.getByRole('button', { name: 'Move Why ports lose hours up' }),
    ).toBeDisabled();
  },
});

/** After a removal the next item's button has the focus, or the field when it was the last. */
export const Removing = meta.story({
  args: { value: ['One', 'Two'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove One' }));
    await expect(canvas.getByRole('button', { name: 'Remove Two' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('textbox', { name: 'Content outline' })).toHaveFocus();
  },
});

/** The second and third click of a quick series do not remove the item that took the first one’s place. */
export const RemovingByTripleClick = meta.story({
  args: { value: ['One', 'Two', 'Three'] },
  play: async ({ canvas, args }) => {
    await userEvent.tripleClick(canvas.getByRole('button', { name: 'Remove One' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Two', 'Three']);
  },
});
