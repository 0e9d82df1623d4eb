import { expect, fn, userEvent } from 'storybook/test';
import { UpdateBannerScreen } from '#screens/UpdateBanner/UpdateBannerScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Update Banner',
  component: UpdateBannerScreen,
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Bellwether', isOffline: false, hasNewVersion: false, onReload: fn() },
});

/** Renders nothing when there is nothing to say. */
export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const Offline = meta.story({
  tags: ['visual'],
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. What you type is kept, and loading continues when you are back online.',
    );
  },
});

/** A new version is announced; the person decides when to load it. */
export const NewVersion = meta.story({
  tags: ['visual'],
  args: { hasNewVersion: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const PutOff = meta.story({
  args: { hasNewVersion: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});
