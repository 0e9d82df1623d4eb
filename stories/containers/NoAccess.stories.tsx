import { expect } from 'storybook/test';
import { NoAccessContainer } from '#containers/NoAccessContainer.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

const meta = preview.meta({
  title: 'Containers/No Access',
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => (
    <InApp path="/users">
      <VisitProvider host="acme.bellwether.example">
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
