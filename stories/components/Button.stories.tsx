import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Generate More', onClick: fn() },
});

export const Playground = meta.story();

/** Busy keeps the focus and ignores further clicks. */
export const Busy = meta.story({
  args: { isBusy: true, variant: 'primary', busyLabel: 'Adding…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Adding…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
