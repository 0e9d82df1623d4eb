import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/LevelBadge',
  component: LevelBadge,
  argTypes: { rank: { control: { type: 'range', min: 1, max: 3, step: 1 } } },
  args: { children: 'Medium', rank: 2 },
});

export const Playground = meta.story();
