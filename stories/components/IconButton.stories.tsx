import { Pencil } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Edit Acme', icon: <Pencil size={16} aria-hidden />, onClick: fn() },
});

export const Playground = meta.story();

/** Its name is also its tooltip, but is not announced again as a description. */
export const NamedByItsTooltip = meta.story({
  args: { tooltip: 'Edit' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit Acme' });
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Edit');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
