import { expect, fn, userEvent } from 'storybook/test';
import { RadioList } from '#components/RadioList/RadioList.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/RadioList',
  component: RadioList,
  args: {
    label: 'Short description',
    value: 'A restaurant group from Bristol.',
    options: [
      'A restaurant group from Bristol.',
      'A restaurant group from Bristol that runs a dozen neighbourhood restaurants. '.repeat(8),
    ],
    onValueChange: fn(),
  },
  render: withState(RadioList),
});

export const Playground = meta.story();

/** The group is one Tab stop, and the arrow keys choose. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith(args.options[1]);
    await expect(canvas.getByRole('group', { name: 'Short description' })).toBeVisible();
  },
});
