import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import preview from '#storybook/preview.tsx';
import { expectGone, expectOn, press, runRows } from './keySteps.ts';

const meta = preview.meta({
  title: 'Components/Dialog Keys',
  component: Dialog,
  args: { title: 'Content brief', children: null, onClose: fn() },
});

/** The rows of “Dialog (Modal)” in the ARIA authoring practices. */
export const ModalDialog = meta.story({
  render: (args) => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open the brief</Button>
          <Button>Behind it</Button>
          {isOpen && (
            <Dialog
              {...args}
              onClose={() => setOpen(false)}
              footer={<Button onClick={() => setOpen(false)}>Done</Button>}
            >
              <input aria-label="Brief title" />
            </Dialog>
          )}
        </>
      );
    }
    return <Page />;
  },
  play: async ({ canvas, step }) => {
    await runRows(step, [
      [
        'When a dialog opens, focus moves to an element inside the dialog',
        async () => {
          canvas.getByRole('button', { name: 'Open the brief' }).focus();
          await press('{Enter}');
          await screen.findByRole('dialog', { name: 'Content brief' });
          await expectOn('Brief title');
        },
      ],
      [
        'Tab: moves focus to the next tabbable element inside the dialog',
        async () => {
          await press('{Tab}');
          await expectOn('Done');
        },
      ],
      [
        'Tab: on the last tabbable element, moves focus to the first one',
        async () => {
          await press('{Tab}');
          await expectOn('Close');
        },
      ],
      [
        'Shift + Tab: on the first tabbable element, moves focus to the last one',
        async () => {
          await press('{Shift>}{Tab}{/Shift}');
          await expectOn('Done');
        },
      ],
      [
        'Shift + Tab: moves focus to the previous tabbable element inside the dialog',
        async () => {
          await press('{Shift>}{Tab}{/Shift}');
          await expectOn('Brief title');
        },
      ],
      [
        'Escape: closes the dialog, and focus returns to what opened it',
        async () => {
          await press('{Escape}');
          await expectGone('dialog');
          await expectOn('Open the brief');
        },
      ],
    ]);
  },
});
