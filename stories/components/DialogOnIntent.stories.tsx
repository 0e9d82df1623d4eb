import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { KitContext } from '#components/lazy/kit.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { createDelayedKit } from '#stories/delayedKit.ts';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';

let kit = createDelayedKit();

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <KitContext value={kit.part}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Add a title
      </Button>
      {isOpen ? (
        <Dialog title="Title" onClose={() => setOpen(false)}>
          <TextInput aria-label="Title" value="" onValueChange={() => undefined} />
        </Dialog>
      ) : null}
    </KitContext>
  );
}

const meta = preview.meta({
  title: 'Components/Dialog On Intent',
  component: Dialog,
  beforeEach: () => {
    kit = createDelayedKit();
  },
  args: { title: 'Title', onClose: () => undefined },
  render: () => <Opener />,
});

/** Opened before its code has loaded, the dialog appears as soon as it can. The focus moves in and returns. */
export const OpenedFirst = meta.story({
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add a title' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    kit.arrive();
    const dialog = await screen.findByRole('dialog', { name: 'Title' });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** When a dialog fails to load, the page stays usable and the next press tries again. */
export const FailsThenWorks = meta.story({
  play: async ({ canvas }) => {
    allowConsole(/Failed to fetch the kit/);
    const opener = canvas.getByRole('button', { name: 'Add a title' });
    await userEvent.click(opener);
    kit.fail();
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    kit.arrive();
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
