import { expect, userEvent } from 'storybook/test';
import { DeploymentNoticeContainer } from '#containers/DeploymentNoticeContainer.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';

type Args = Pick<VisitProviderProps, 'notice'>;
const args: Args = { notice: { text: 'This is a trial.', link: '', tone: 'neutral' } };

const meta = preview.meta({
  title: 'Containers/Deployment Notice',
  args,
  render: (given: Args) => (
    <InApp>
      <VisitProvider {...given}>
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

/** Most deployments have no notice. */
export const Empty = meta.story({
  render: () => (
    <InApp>
      <VisitProvider>
        <DeploymentNoticeContainer />
      </VisitProvider>
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
});
