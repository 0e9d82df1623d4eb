import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  argTypes: {
    title: { description: 'What is asked, in a few words.' },
    description: { description: 'One or two sentences below the title.', control: 'text' },
  },
  args: {
    title: 'Delete USP',
    description: 'Are you sure you want to delete this USP?',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting…',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Playground = meta.story();

/** A hasty Enter cancels. Tab and then Enter confirm. */
export const CancelHasTheFocus = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete USP' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this USP?');
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
});
