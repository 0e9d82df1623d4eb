import { Logo } from '#components/Logo/Logo.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Bellwether' },
});

export const Playground = meta.story();
