import { expect } from 'storybook/test';
import { Pill } from '#components/Pill/Pill.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Pill',
  component: Pill,
  args: { children: 'Generating keywords…' },
});

export const Playground = meta.story();

/** The elapsed time is visual only; screen readers hear just the words. */
export const WithTime = meta.story({
  render: (args) => <Pill {...args} since={Date.now() - 12_400} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating keywords…');
    await expect(canvas.getByText(/^1\d s$/)).toHaveAttribute('aria-hidden', 'true');
  },
});
