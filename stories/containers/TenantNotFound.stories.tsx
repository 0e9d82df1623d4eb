import { expect, userEvent, waitFor } from 'storybook/test';
import { TenantNotFoundContainer } from '#containers/TenantNotFoundContainer.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { Visiting } from '#storybook/Visiting.tsx';

const meta = preview.meta({
  title: 'Containers/Tenant Not Found',
  component: TenantNotFoundContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/tenant-not-found">
      <Visiting host="acme.bellwether.example">
        <TenantNotFoundContainer />
      </Visiting>
    </InApp>
  ),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tenant not found' })).toBeVisible();
    await expect(canvas.getByText(/acme\.bellwether\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to bellwether.example' })).toHaveAttribute(
      'href',
      'https://bellwether.example',
    );
  },
});

/** Trying again goes through the entry, which asks anew. */
export const Retried = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/));
  },
});
