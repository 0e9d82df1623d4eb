import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import preview from '#storybook/preview.tsx';

type DialogProps = ComponentProps<typeof Dialog>;

/** A dialog and the button that opens it, as a screen renders them. */
function Opener({
  onClose,
  isOpenFirst = true,
  ...props
}: DialogProps & { isOpenFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the brief</Button>
      {isOpen && (
        <Dialog
          {...props}
          onClose={close}
          footer={
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          }
        />
      )}
    </>
  );
}

const field = (
  <label style={{ display: 'grid', gap: 6 }}>
    Title
    <input defaultValue="Why hill farms switch feed" style={{ height: 45, padding: '0 12px' }} />
  </label>
);

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Content brief',
    description: 'Everything a writer needs to start.',
    children: <p>Target: Hill farmers with 50 to 200 ewes.</p>,
    onClose: fn(),
  },
  render: (args) => <Opener {...args} />,
});

/** The dialog element fills the window behind its panel. */
const clickOutside = (dialog: HTMLElement) => userEvent.click(dialog);

export const Playground = meta.story();

/** Opened by keyboard and closed with Escape, after which the focus returns to the button. */
export const FocusReturns = meta.story({
  args: { children: field },
  render: (args) => <Opener {...args} isOpenFirst={false} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open the brief' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Content brief' });
    await expect(dialog).toHaveAccessibleDescription('Everything a writer needs to start.');
    await waitFor(() => expect(within(dialog).getByLabelText('Title')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
  },
});

/** Without unsaved changes, a click outside closes the dialog. */
export const ClickOutside = meta.story({
  play: async ({ args }) => {
    await clickOutside(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** While saving, Escape, the cross and a click outside do nothing. */
export const Saving = meta.story({
  args: { canClose: false, children: field },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await clickOutside(dialog);
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** With unsaved changes, closing asks once inside the dialog. Escape means "keep", and the focus returns to the field. */
export const AsksBeforeDiscarding = meta.story({
  args: { isDirty: true, children: field },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByLabelText('Title');
    await userEvent.type(input, '!');
    await userEvent.keyboard('{Escape}');
    const keep = await within(dialog).findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Discard changes?');
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByText('Discard changes?')).not.toBeInTheDocument();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('Why hill farms switch feed!');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** Going on in a field answers the question: it closes, and the focus stays in that field. */
export const KeptByTyping = meta.story({
  args: { isDirty: true, children: field },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const input = dialog.getByLabelText('Title');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await dialog.findByText('Discard changes?');
    await userEvent.click(input);
    await expect(dialog.queryByText('Discard changes?')).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    await userEvent.keyboard('!');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('Discard changes?')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Escape of an input method (IME) rejects its suggestion: the dialog stays open. */
export const Composing = meta.story({
  args: { children: field },
  play: async ({ args }) => {
    const input = within(await screen.findByRole('dialog')).getByLabelText('Title');
    await waitFor(() => expect(input).toHaveFocus());
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** Long text scrolls between a fixed title and footer, and arrow keys scroll it. */
export const LongContent = meta.story({
  args: {
    children: (
      <ol>
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index}>Paragraph {index + 1} about grazing, feed and wool</li>
        ))}
      </ol>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const done = within(dialog).getByRole('button', { name: 'Done' });
    await waitFor(() =>
      expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    const body = within(dialog)
      .getByText(/^Paragraph 1 /)
      .closest('[tabindex="0"]');
    await expect(body).not.toBeNull();
  },
});
