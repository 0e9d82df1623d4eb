import { expect } from 'storybook/test';
import { Logo } from '#components/Logo/Logo.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Bellwether' },
});

export const Playground = meta.story();

export const LeadsHome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bellwether' })).toHaveAttribute('href', '/');
  },
});

/** A deployer's own name and mark. */
export const OwnBrand = meta.story({
  args: { name: 'Highland Wool', href: '/dashboard', mark: <span aria-hidden>🐏</span> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Highland Wool' })).toBeVisible();
  },
});

/** A long name wraps and leaves the mark its size. */
export const LongName = meta.story({
  args: { name: 'The Highland Wool and Weaving Company of Inverness' },
  render: (args) => (
    <div style={{ display: 'flex', width: 160 }}>
      <Logo {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link').querySelector('svg');
    await expect(mark?.getBoundingClientRect().width).toBe(26);
  },
});
