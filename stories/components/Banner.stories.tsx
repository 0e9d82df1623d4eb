import CloudOff from 'lucide-react/icons/cloud-off';
import { expect } from 'storybook/test';
import { Banner } from '#components/Banner/Banner.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { tone: 'warning' as const, children: 'You are offline.' },
});

/** Announced politely: it describes a state and is not an alarm. */
export const Playground = meta.story({
  args: { icon: <CloudOff size={16} aria-hidden /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
});
