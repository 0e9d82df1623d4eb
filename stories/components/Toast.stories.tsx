import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Toast } from '#components/Toast/Toast.tsx';
import { ToastProvider, type ToastProviderProps } from '#components/Toast/ToastProvider.tsx';
import type { ToastItem } from '#components/Toast/toasts.ts';
import { useToasts } from '#components/Toast/useToasts.ts';
import preview from '#storybook/preview.tsx';

const never = 1e9;
const onUndo = fn();

interface PageProps {
  first?: (toasts: ReturnType<typeof useToasts>) => void;
  isAsking?: boolean;
}

/** A page that shows messages: `first` at once, and more by its buttons. */
function Page({ first, isAsking = false }: PageProps) {
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(isAsking);
  useEffect(() => {
    first?.(toasts);
  }, [first, toasts]);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 320 }}>
      <Button onClick={() => toasts.success('Success! Action completed.')}>Save</Button>
      <Button onClick={() => toasts.warning('Cancelled. No new entry created.')}>No</Button>
      <Button
        onClick={() => toasts.info('USP deleted', { action: { label: 'Undo', onSelect: onUndo } })}
      >
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete USP"
          description="Are you sure you want to delete this USP?"
          confirmLabel="Delete"
          onConfirm={() => toasts.success('Asked')}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const stays = { durationMs: never, longDurationMs: never, limit: 6 };

/** Each mounted story has its own messages, and its own durations. */
const WithToasts = ({ times = stays, ...page }: PageProps & Partial<ToastProviderProps>) => (
  <ToastProvider times={times}>
    <Page {...page} />
  </ToastProvider>
);

const item: ToastItem = {
  id: 'one',
  variant: 'success',
  message: 'The information has been successfully received!',
  durationMs: never,
};

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  args: { item, isPaused: false, onDismiss: fn() },
});

export const Playground = meta.story({
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
});

const region = () => screen.getByRole('region', { name: 'Notifications' });
const said = (text: string) => within(region()).queryByText(text);

export const Variants = meta.story({
  render: () => (
    <WithToasts
      first={(toasts) => {
        toasts.success('Success! Action completed.');
        toasts.info('No new suggestions came back');
        toasts.warning('Cancelled. No new entry created.');
        toasts.error('An error occurred. Please try again!');
        toasts.info('USP deleted', { action: { label: 'Undo', onSelect: onUndo } });
      }}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
    await expect(within(region()).getAllByRole('listitem')).toHaveLength(5);
    await expect(said('Success! Action completed.')?.closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
});

/** Waits longer than the toasts below stay when nothing holds them. */
const untilExpired = () => {
  const start = performance.now();
  return waitFor(() => expect(performance.now()).toBeGreaterThan(start + 1_200));
};

/**
 * A toast with the focus stays when the pointer crosses it and another one, and one under the pointer stays when it loses the
 * focus.
 */
export const HeldTwice = meta.story({
  render: () => <WithToasts times={{ durationMs: 1_000, longDurationMs: 1_000, limit: 6 }} />,
  play: async ({ canvas, step }) => {
    const no = canvas.getByRole('button', { name: 'No' });
    no.focus();
    await userEvent.keyboard('{Enter}{F6}');
    const toast = await screen.findByText('Cancelled. No new entry created.');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveFocus();
    await step('the pointer crosses it, and another one', async () => {
      await fireEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const other = await screen.findByText('Success! Action completed.');
      for (const crossed of [toast, other]) {
        await userEvent.hover(crossed);
        await userEvent.unhover(crossed);
      }
      await untilExpired();
      await expect(dismiss).toHaveFocus();
    });
    await step('the focus leaves while the pointer is over it', async () => {
      await userEvent.hover(toast);
      no.focus();
      await untilExpired();
      await expect(toast).toBeVisible();
    });
    await step('both have left', async () => {
      await userEvent.unhover(toast);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    });
  },
});

/** Focus pauses it too: F6 moves there, the action runs once, and the focus returns. */
export const ActionByKeyboard = meta.story({
  render: () => <WithToasts />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await expect(said('USP deleted')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

/** Escape dismisses the newest, one at a time. */
export const EscapeDismisses = meta.story({
  render: () => <WithToasts />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await userEvent.keyboard('{Escape}');
    await expect(said('Cancelled. No new entry created.')).not.toBeInTheDocument();
    await expect(said('Success! Action completed.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(said('Success! Action completed.')).not.toBeInTheDocument();
  },
});

/** Shown in the middle and announced at once, like a browser alert. */
export const Notice = meta.story({
  render: () => (
    <WithToasts first={(toasts) => toasts.notice('Please select at least one prospect!')} />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select at least one prospect!',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Above a dialog it stays live and usable, and dismissing it closes nothing else. */
export const OverADialog = meta.story({
  render: () => <WithToasts isAsking first={(toasts) => toasts.error('Failed to delete USP')} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const alert = await screen.findByRole('alert');
    await expect(alert.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Asked')).toBeVisible();
    const card = alert.closest('li');
    if (!card) throw new Error('The alert is in no card.');
    await userEvent.click(within(card).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Asked')).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
});
