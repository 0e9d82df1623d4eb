import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import type { ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { ContentResearchScreen } from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  contentArgs,
  StatefulContentResearch,
  ideasIn,
  page,
  sixIdeas,
} from './contentResearchStage.tsx';

const meta = preview.meta({
  title: 'Screens/Content Research/Suggested Title',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: contentArgs,
  render: (args) => <StatefulContentResearch {...args} />,
});

const onAdd = fn(async (_draft: ContentIdeaDraft): Promise<Outcome> => ({ ok: true }));

/** The title begins with a suggestion made of the keyword, marked as one. It can be kept, and typing replaces it. */
export const Suggested = meta.story({
  tags: ['visual'],
  args: { begun: { keywords: ['rye loaf'], icp: '' } },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Rye loaf: what to know');
    await expect(title).toHaveAccessibleDescription(/^A suggestion made from the keywords/);
    await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeEnabled();
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const Replaced = meta.story({
  args: { begun: { keywords: ['rye loaf'], icp: '' } },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Who bakes?');
    await expect(title).toHaveValue('Who bakes?');
    await expect(dialog.queryByText(/^A suggestion made/)).not.toBeInTheDocument();
  },
});

export const Kept = meta.story({
  args: {
    begun: { keywords: ['rye loaf', 'oat loaf'], icp: '' },
    ideas: ideasIn(ready(sixIdeas), { actions: { onAdd } }),
  },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Content' }));
    await expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Rye loaf and oat loaf: what to know' }),
    );
  },
});
