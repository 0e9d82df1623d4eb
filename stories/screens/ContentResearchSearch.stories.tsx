import { expect, userEvent, waitFor } from 'storybook/test';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { many } from '#mocks/fixtures/many.ts';
import { ContentResearchScreen } from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  contentArgs,
  StatefulContentResearch,
  ideasIn,
  page,
  titles,
} from './contentResearchSetup.tsx';

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

const breads = many(60, (_nothing, index) =>
  aContentIdea({ title: `${index % 2 === 0 ? 'Rye' : 'Oat'} ${index}` }, index),
);

const oats = breads.map(({ title }) => title).filter((title) => title.startsWith('Oat'));

/** A search among more cards than are rendered at once. */
export const SearchingMany = meta.story({
  args: { ideas: ideasIn(ready(breads)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles()).toHaveLength(48));
    const box = canvas.getByRole('searchbox', { name: 'Search by title or keyword' });
    await userEvent.type(box, 'oat');
    await waitFor(() => expect(titles()).toEqual(oats));
    await userEvent.clear(box);
    await waitFor(() => expect(titles()).toEqual(breads.slice(0, 48).map(({ title }) => title)));
  },
});

export const SearchTakenBack = meta.story({
  args: { view: { ...plainContentIdeaView, search: 'submarine' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all content ideas' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(plainContentIdeaView);
    await waitFor(() => expect(titles()).toHaveLength(6));
  },
});
