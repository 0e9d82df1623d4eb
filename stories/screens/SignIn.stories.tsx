import { expect, fn, userEvent } from 'storybook/test';
import { SignInScreen } from '#screens/SignIn/SignInScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Sign In',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Bellwether', supportUrl: 'https://bellwether.example/help' },
    onSignIn: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({ tags: ['visual'] });

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});

/** After a logout, here or in another tab. */
export const SignedOut = meta.story({
  tags: ['visual'],
  args: { isLoggedOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are signed out.')).toBeVisible();
  },
});

/** The person pressed Cancel at the identity provider. */
export const Cancelled = meta.story({
  args: {
    failure: { title: 'Login failed', detail: 'Sign-in was cancelled.', isTemporary: false },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Login failed' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sign-in was cancelled.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    const help = canvas.getByRole('link', { name: 'Get help' });
    await expect(help).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** The service could not be reached. The session may be valid, so 'Try again' comes first. */
export const LoadError = meta.story({
  tags: ['visual'],
  args: {
    failure: {
      title: 'Get access token failed',
      detail: 'The sign-in service could not be reached.',
      isTemporary: true,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    brand: { name: 'The Extraordinarily Long Name of a Marketing Assistant', supportUrl: '' },
    failure: {
      title: 'Login failed',
      detail: `The provider said: ${'a very long explanation without an end '.repeat(6)}${'x'.repeat(60)}`,
      isTemporary: false,
    },
  },
});
