import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { NoAccessContainer } from '#containers/NoAccessContainer.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

interface Args {
  onDepart: (what: string) => void;
}

const args: Args = { onDepart: fn() };

const meta = preview.meta({
  title: 'Containers/No Access',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ onDepart }: Args) => (
    <InApp path="/users">
      <VisitProvider host="acme.bellwether.example" isRefused onDepart={onDepart}>
        <NoAccessContainer />
      </VisitProvider>
    </InApp>
  ),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are not a member of this workspace' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^You are signed in as dana@crumb\.example/)).toBeVisible();
  },
});

/** The person may have been added meanwhile: the requested page opens again. */
export const Retried = meta.story({
  play: async ({ canvas, args: { onDepart } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(onDepart).toHaveBeenCalledWith('tried again');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/users');
  },
});

export const LoggingOut = meta.story({
  play: async ({ canvas, args: { onDepart } }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Sign in with another account' }),
    );
    await waitFor(() => expect(onDepart).toHaveBeenCalledWith('sign out'));
  },
});

/** The browser does not allow copying: the request can be copied by hand, and there is no file to save. */
export const CopyingRefused = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy a request for access' }));
    await expect(await screen.findByText('Your browser did not allow copying.')).toBeVisible();
    await expect(
      canvas.getByText(/^Please add dana@crumb\.example to our workspace/),
    ).toBeVisible();
  },
});
