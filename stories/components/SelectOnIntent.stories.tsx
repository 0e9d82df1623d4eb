import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '#components/Field/Field.tsx';
import { KitContext } from '#components/lazy/kit.ts';
import { Select } from '#components/Select/Select.tsx';
import { createDelayedKit } from '#stories/delayedKit.ts';
import preview from '#storybook/preview.tsx';

let kit = createDelayedKit();

const meta = preview.meta({
  title: 'Components/Select On Intent',
  component: Select<string>,
  args: {
    value: '10-50',
    options: ['1-10', '10-50', '50-100', '100+'].map((size) => ({ value: size, label: size })),
    onValueChange: fn(),
    onBlur: fn(),
  },
  parameters: { a11y: { context: 'body' } },
  beforeEach: () => {
    kit = createDelayedKit();
  },
  render: (args) => (
    <KitContext value={kit.part}>
      <div style={{ maxWidth: 320 }}>
        <Field label="Business Size" hint="Everyone who works there">
          <Select {...args} />
        </Field>
      </div>
    </KitContext>
  ),
});

/** Name, description and layout are there before the code has loaded, and do not change. */
export const StaysTheSame = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Business Size 10-50', expanded: false });
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    const before = button.getBoundingClientRect();
    await userEvent.tab();
    kit.arrive();
    await waitFor(() => expect(button).toHaveAttribute('data-headlessui-state'));
    await expect(canvas.getByRole('button')).toBe(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Business Size 10-50');
    await expect(button).toHaveAccessibleDescription('Everyone who works there');
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
});

/** A click before the code has loaded opens the list as soon as it can, at the chosen option. */
export const ClickedFirst = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    kit.arrive();
    await userEvent.click(await screen.findByRole('option', { name: '100+' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('100+');
  },
});

/** Keys pressed before the code has loaded choose as usual. */
export const KeyedFirst = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    kit.arrive();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('50-100'));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Leaving the control cancels a pending press, and the form is told that the field was left. */
export const LeftFirst = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
    kit.arrive();
    await waitFor(() => expect(button).toHaveAttribute('data-headlessui-state'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});
