import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '#components/Checkbox/Checkbox.tsx';
import { Stateful } from '#stories/Stateful.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { isChecked: false, children: 'Select all', onCheckedChange: fn() },
  render: (args: CheckboxProps) => (
    <Stateful key={String(args.isChecked)} initial={args.isChecked}>
      {(isChecked, hold) => (
        <Checkbox
          {...args}
          isChecked={isChecked}
          onCheckedChange={(next) => {
            hold(next);
            args.onCheckedChange(next);
          }}
        />
      )}
    </Stateful>
  ),
});

export const Playground = meta.story();

/** The label is part of the target; Space toggles. */
export const Toggled = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(canvas.getByText('Select all'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

/** Some but not all are selected: announced as mixed, and still mixed after a click that leaves the value unchanged. */
export const Indeterminate = meta.story({
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
  },
});
