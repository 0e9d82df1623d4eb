import { expect, fn, userEvent } from 'storybook/test';
import { UpdateBannerContainer } from '#containers/UpdateBannerContainer.tsx';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';
import { VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';

type Args = Pick<VisitProviderProps, 'isOutdated' | 'onDepart'>;
const args: Args = { onDepart: fn() };

const meta = preview.meta({
  title: 'Containers/Update Banner',
  parameters: framed(160),
  args,
  render: (given: Args) => (
    <InApp>
      <VisitProvider {...given}>
        <UpdateBannerContainer />
      </VisitProvider>
    </InApp>
  ),
});

export const NewVersion = meta.story({
  args: { isOutdated: true },
  play: async ({ canvas, args: { onDepart } }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version of Bellwether');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(onDepart).toHaveBeenCalledWith('reload');
  },
});
