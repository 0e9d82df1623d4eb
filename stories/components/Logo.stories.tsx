import { expect } from 'storybook/test';
import { Logo } from '#components/Logo/Logo.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Bellwether' },
});

export const Playground = meta.story();

/** A deployer's own name. */
export const OwnBrand = meta.story({
  args: { name: 'Highland Wool' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Highland Wool' });
    await expect(link).toHaveAttribute('href', '/');
  },
});
