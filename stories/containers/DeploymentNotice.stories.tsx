import { expect, userEvent } from 'storybook/test';
import { DeploymentNoticeContainer } from '#containers/DeploymentNoticeContainer.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

const meta = preview.meta({
  title: 'Containers/Deployment Notice',
  parameters: framed(160),
  render: () => (
    <InApp>
      <VisitProvider notice={{ text: 'This is a trial.', link: '', tone: 'neutral' }}>
        <DeploymentNoticeContainer />
      </VisitProvider>
    </InApp>
  ),
});

/** Shown until it is dismissed. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole('complementary', { name: 'Notice' });
    await expect(line).toHaveTextContent('This is a trial.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notice' }));
    await expect(line).not.toBeInTheDocument();
  },
});
