import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NoticeLine } from '#components/NoticeLine/NoticeLine.tsx';
import { Page } from '#components/Page/Page.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/NoticeLine',
  component: NoticeLine,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'neutral' as const,
    label: 'Notice',
    children: 'This is a trial: data is removed every night.',
    dismissLabel: 'Dismiss notice',
    onDismiss: fn(),
  },
});

/** Found by its landmark; nothing is announced by itself. */
export const Playground = meta.story({
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('complementary', { name: 'Notice' });
    await expect(line).toHaveTextContent('This is a trial: data is removed every night.');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notice' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

/** Dismissed by keyboard: its button disappears, and the page has the focus. */
export const Dismissed = meta.story({
  render: function AbovePage(props) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere ? <NoticeLine {...props} onDismiss={() => setThere(false)} /> : null}
        <Page title="Users" />
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Dismiss notice' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
