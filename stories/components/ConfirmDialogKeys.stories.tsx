import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import preview from '#storybook/preview.tsx';
import { expectGone, expectOn, press, runRows } from './keySteps.ts';

const meta = preview.meta({
  title: 'Components/ConfirmDialog Keys',
  component: ConfirmDialog,
  args: {
    title: 'Delete USP',
    description: 'Are you sure you want to delete this USP?',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting…',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** The rows of “Alert and Message Dialogs” in the ARIA authoring practices: those of a modal dialog. */
export const AlertDialog = meta.story({
  render: (args) => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Delete the USP</Button>
          {isOpen && <ConfirmDialog {...args} onCancel={() => setOpen(false)} />}
        </>
      );
    }
    return <Page />;
  },
  play: async ({ canvas, args, step }) => {
    await runRows(step, [
      [
        'When the dialog opens, focus moves to the least destructive action',
        async () => {
          canvas.getByRole('button', { name: 'Delete the USP' }).focus();
          await press('{Enter}');
          const dialog = await screen.findByRole('alertdialog', { name: 'Delete USP' });
          await expect(dialog).toHaveAccessibleDescription(args.description);
          await expectOn('Cancel');
        },
      ],
      [
        'Tab: moves focus to the next tabbable element inside the dialog',
        async () => {
          await press('{Tab}');
          await expectOn('Delete');
        },
      ],
      [
        'Tab: on the last tabbable element, moves focus to the first one',
        async () => {
          await press('{Tab}');
          await expectOn('Cancel');
        },
      ],
      [
        'Shift + Tab: on the first tabbable element, moves focus to the last one',
        async () => {
          await press('{Shift>}{Tab}{/Shift}');
          await expectOn('Delete');
        },
      ],
      [
        'Shift + Tab: moves focus to the previous tabbable element inside the dialog',
        async () => {
          await press('{Shift>}{Tab}{/Shift}');
          await expectOn('Cancel');
        },
      ],
      [
        'Escape: closes the dialog without confirming, and focus returns to what opened it',
        async () => {
          await press('{Escape}');
          await expectGone('alertdialog');
          await expectOn('Delete the USP');
          await expect(args.onConfirm).not.toHaveBeenCalled();
        },
      ],
    ]);
  },
});
