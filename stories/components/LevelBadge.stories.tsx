import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/LevelBadge',
  component: LevelBadge,
  args: { children: 'Medium', rank: 2 },
});

export const Playground = meta.story();
