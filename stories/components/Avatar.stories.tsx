import { expect } from 'storybook/test';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Maya Okafor' },
});

export const Playground = meta.story();

export const Names = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Avatar name="élodie" />
      <Avatar name="Østergård" />
      <Avatar name="田中" />
      <Avatar name="🐑 Farm" />
      <Avatar name="  " />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('É')).toBeVisible();
    await expect(canvas.getByText('🐑')).toBeVisible();
    await expect(canvas.getByText('?')).toBeVisible();
  },
});
