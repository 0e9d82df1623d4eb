import { expect } from 'storybook/test';
import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/LevelBadge',
  component: LevelBadge,
  args: { children: 'Medium', rank: 2 },
});

export const Playground = meta.story();

/** Red for high, yellow for medium, green for low, each also shown by bars and a word. */
export const Three = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <LevelBadge rank={1}>Low</LevelBadge>
      <LevelBadge rank={2}>Medium</LevelBadge>
      <LevelBadge rank={3}>High</LevelBadge>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'danger',
    );
    await expect(canvas.getByText('Low').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
  },
});

/** Only the first bar is filled. */
export const Low = meta.story({ args: { children: 'Low', rank: 1 } });
