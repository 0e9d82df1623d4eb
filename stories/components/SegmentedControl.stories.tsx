import { Monitor, Moon, Sun } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    value: 'system',
    'aria-label': 'Theme',
    options: [
      { value: 'system', label: 'System', icon: <Monitor size={16} aria-hidden /> },
      { value: 'light', label: 'Light', icon: <Sun size={16} aria-hidden /> },
      { value: 'dark', label: 'Dark', icon: <Moon size={16} aria-hidden /> },
    ],
    onValueChange: fn(),
  },
  render: withState(SegmentedControl<string>),
});

export const Playground = meta.story();

/** Only icons: every segment keeps its name, and shows it on hover and focus. */
export const Compact = meta.story({
  args: { isCompact: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('System');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});

export const ChosenWithTheMouse = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Dark'));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});
