import { expect, fn, userEvent } from 'storybook/test';
import { NoAccessScreen } from '#screens/NoAccess/NoAccessScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/No Access',
  component: NoAccessScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Bellwether',
    email: 'ben@globex.example',
    workspace: { host: 'acme.bellwether.com', url: 'https://acme.bellwether.com' },
    apex: { name: 'bellwether.com', url: 'https://bellwether.com' },
    sharing: { onCopy: fn() },
    onRetry: fn(),
    onLogout: fn(),
  },
});

const longHost = `${'a'.repeat(63)}.example.com`;
const request =
  'Please add ben@globex.example to our workspace: open https://acme.bellwether.com/users and choose “Add New User”.';

export const Ready = meta.story({ tags: ['visual'] });

export const Buttons = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^You are signed in as ben@globex\.example/)).toBeVisible();
    await expect(canvas.getByText(request)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy a request for access' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(request, 'Request copied');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with another account' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go to bellwether.com' })).toHaveAttribute(
      'href',
      'https://bellwether.com',
    );
  },
});

export const LongContent = meta.story({
  args: {
    email: `${'ben'.repeat(30)}@globex.example`,
    workspace: { host: longHost, url: `https://${longHost}` },
  },
});
