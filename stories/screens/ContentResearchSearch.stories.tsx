import { expect, userEvent, waitFor } from 'storybook/test';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import { ContentResearchScreen } from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { contentArgs, StatefulContentResearch, page, titles } from './contentResearchStage.tsx';

const meta = preview.meta({
  title: 'Screens/Content Research/Search',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: contentArgs,
  render: (args) => <StatefulContentResearch {...args} />,
});

export const Searching = meta.story({
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by title or keyword' });
    await step('by keyword, whatever the case', async () => {
      await userEvent.type(box, ' WHOLESALE');
      await waitFor(() => expect(titles()).toHaveLength(3));
      await expect(canvas.getByText('3 of 6 ideas')).toBeVisible();
    });
    await step('by title', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'at a glance');
      await waitFor(() => expect(titles()).toHaveLength(2));
    });
    await step('and by estimated value', async () => {
      await userEvent.clear(box);
      await userEvent.click(canvas.getByRole('button', { name: /^Estimated value/ }));
      await userEvent.click(await page.findByRole('option', { name: 'High' }));
      await waitFor(() => expect(titles()).toHaveLength(2));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        ...plainContentIdeaView,
        value: 'High',
      });
    });
  },
});

export const SearchTakenBack = meta.story({
  args: { view: { ...plainContentIdeaView, search: 'submarine' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all content ideas' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(plainContentIdeaView);
    await expect(titles()).toHaveLength(6);
  },
});
