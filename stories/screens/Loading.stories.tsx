import { expect } from 'storybook/test';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Loading',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
});

export const Loading = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});
