import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { LiveRegion } from '#components/LiveRegion/LiveRegion.tsx';
import { useAnnounce } from '#components/LiveRegion/useAnnounce.ts';
import preview from '#storybook/preview.tsx';

function Speaker() {
  const announce = useAnnounce();
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button onClick={() => announce('12 keywords match')}>Filter</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/LiveRegion',
  component: LiveRegion,
  args: { children: <Speaker /> },
});

export const Playground = meta.story();

/** Old messages are removed. */
export const Clears = meta.story({
  args: { clearAfterMs: 30 },
  play: async ({ canvas }) => {
    const said = screen.findByText('12 keywords match');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await said;
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  },
});

function AskingSpeaker() {
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <ConfirmDialog
      title="Delete keyword"
      confirmLabel="Delete"
      onConfirm={() => announce('Deleting')}
      onCancel={() => setOpen(false)}
    />
  ) : null;
}

/** A dialog makes the page inert, but not the live region. */
export const HeardOverADialog = meta.story({
  args: { children: <AskingSpeaker /> },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(screen.getByRole('status').closest('[inert]')).toBeNull();
    await expect(screen.getByRole('status')).toHaveTextContent('Deleting');
  },
});
