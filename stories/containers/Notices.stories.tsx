import { expect, fn, screen, userEvent } from 'storybook/test';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { NoticeButton, type NoticeButtonProps } from '#storybook/NoticeButton.tsx';

const args: NoticeButtonProps = { tone: 'success', text: 'Deleted “rye loaf”' };

/** `InApp` renders the container around the component that sends the message. */
const meta = preview.meta({
  title: 'Containers/Notices',
  component: NoticeButton,
  args,
  render: (given: NoticeButtonProps) => (
    <InApp>
      <NoticeButton {...given} />
    </InApp>
  ),
});

const undo = fn();

/** A success is a toast, and its action can be used. */
export const Ready = meta.story({
  args: { action: { label: 'Undo', run: undo } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show notice' }));
    await expect(await screen.findByText('Deleted “rye loaf”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
});

/** A failure is shown on the page, never in a browser dialog, and stays until it is dismissed (D28). */
export const Failure = meta.story({
  args: { tone: 'error', text: 'Failed to delete USP' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show notice' }));
    await expect(await screen.findByText('Failed to delete USP')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
    await expect(screen.queryByText('Failed to delete USP')).not.toBeInTheDocument();
  },
});
