import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
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

export const WithAction = meta.story({
  args: {
    children: 'Still working…',
    action: (
      <Button size="small" variant="quiet">
        Stop waiting
      </Button>
    ),
  },
});

export const Over = meta.story({
  args: { children: 'Generated 12 keywords', isBusy: false },
});
