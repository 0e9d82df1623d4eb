import { expect, fn, userEvent } from 'storybook/test';
import { TenantNotFoundScreen } from '#screens/TenantNotFound/TenantNotFoundScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Tenant Not Found',
  component: TenantNotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Bellwether',
    host: 'acme.bellwether.com',
    apex: { name: 'bellwether.com', url: 'https://bellwether.com' },
    onRetry: fn(),
  },
});

export const Ready = meta.story({ tags: ['visual'] });

export const TryingAgain = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tenant not found', { exact: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Go to bellwether.com' })).toHaveAttribute(
      'href',
      'https://bellwether.com',
    );
  },
});

/** The check of the workspace failed: a line below the heading says that the server did not answer. */
export const LoadError = meta.story({
  tags: ['visual'],
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The server did not answer/)).toBeVisible();
  },
});
