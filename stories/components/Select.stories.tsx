import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import { atMost } from '#stories/atMost.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const sizes = ['1-10', '10-50', '50-100', '100+'].map((size) => ({ value: size, label: size }));

const held = withState(Select<string>);

const meta = preview.meta({
  title: 'Components/Select',
  component: Select<string>,
  argTypes: { value: { control: 'select', options: sizes.map(({ value }) => value) } },
  args: { value: '1-10', options: sizes, onValueChange: fn() },
  // The menu floats beside the story, so the check covers the whole page.
  parameters: { a11y: { context: 'body' } },
  render: (args) => <Field label="Business Size">{held(args)}</Field>,
  decorators: atMost(320),
});

export const Playground = meta.story();

/** A click opens the list, a click chooses, and the focus returns to the button. */
export const ChosenWithTheMouse = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Business Size 1-10' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: '50-100' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('50-100');
    // The first press has replaced the button.
    const same = canvas.getByRole('button', { name: 'Business Size 50-100' });
    await waitFor(() => expect(same).toHaveFocus());
  },
});

/** Enter opens the list, on the chosen option; a letter moves, and Escape keeps the earlier choice. */
export const ChosenWithTheKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{End}{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    const { id } = screen.getByRole('option', { name: '1-10', selected: true });
    await waitFor(() => expect(list).toHaveAttribute('aria-activedescendant', id));
    await userEvent.keyboard('5{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('50-100');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const Invalid = meta.story({
  args: { value: '' },
  render: (args) => (
    <Field label="Business Size" error="Size is required" isRequired>
      {held(args)}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Size is required');
  },
});
