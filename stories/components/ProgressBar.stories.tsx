import { expect } from 'storybook/test';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  argTypes: { value: { control: { type: 'range', min: 0, max: 20, step: 1 } } },
  args: { label: '7 of 20 prospects', value: 7, max: 20, isLabelShown: true },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '7 of 20 prospects' });
    await expect(bar).toHaveAttribute('aria-valuenow', '7');
    await expect(bar).toHaveAttribute('aria-valuemax', '20');
  },
});

/** A value past the end is shown as the end. */
export const PastTheEnd = meta.story({
  args: { value: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  },
});
