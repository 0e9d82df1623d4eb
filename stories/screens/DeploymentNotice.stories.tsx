import { expect, fn, userEvent } from 'storybook/test';
import { DeploymentNoticeScreen } from '#screens/DeploymentNotice/DeploymentNoticeScreen.tsx';
import preview from '#storybook/preview.tsx';

const sample = {
  text: 'Sample suggestions. Connect a model to get real ones.',
  link: 'https://bellwether.example/real-suggestions.html',
  tone: 'neutral' as const,
};

const meta = preview.meta({
  title: 'Screens/Deployment Notice',
  component: DeploymentNoticeScreen,
  parameters: { layout: 'fullscreen' },
  args: { notice: sample, onDismiss: fn() },
});

export const Ready = meta.story({ tags: ['visual'] });

export const Dismissed = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(
      'Sample suggestions. Connect a model to get real ones. Learn more',
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', sample.link);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notice' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const Warning = meta.story({
  tags: ['visual'],
  args: { notice: { text: 'The service is down on Sunday.', link: '', tone: 'warning' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  args: { notice: { ...sample, text: `${'A notice may be long. '.repeat(8)}${'x'.repeat(20)}` } },
});

/** Renders nothing without a notice. */
export const Empty = meta.story({
  args: { notice: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
});
