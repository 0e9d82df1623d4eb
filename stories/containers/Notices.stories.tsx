import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { NoAccessContainer } from '#containers/NoAccessContainer.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

/** `InApp` renders the container around a page that sends a message. The lists show its action, Undo. */
const meta = preview.meta({
  title: 'Containers/Notices',
  parameters: { layout: 'fullscreen', ...framed(320) },
  render: () => (
    <InApp>
      <VisitProvider>
        <NoAccessContainer />
      </VisitProvider>
    </InApp>
  ),
});

const copy = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Copy a request for access' }));

/** A success is a toast. */
export const Ready = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
  play: async () => {
    await copy();
    await expect(await screen.findByText('Request copied')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** A failure is shown on the page, never in a browser dialog, and stays until it is dismissed (D28). */
export const Failure = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  },
  play: async () => {
    await copy();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your browser did not allow copying.',
    );
    await userEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});
