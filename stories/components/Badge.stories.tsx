import { Badge } from '#components/Badge/Badge.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'BLOG POST' },
});

export const Playground = meta.story();
