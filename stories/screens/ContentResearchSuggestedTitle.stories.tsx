import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import type { ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  contentArgs,
  StatefulContentResearch,
  ideasIn,
  page,
  sixIdeas,
} from './contentResearchSetup.tsx';
import { storedDrafts, WithDrafts } from './keptDrafts.tsx';

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

/** The page with a button that loads it again: the drafts stay, and what the idea was begun with is gone. */
function Reloadable({ begun, ...props }: ContentResearchScreenProps) {
  const [isReloaded, setReloaded] = useState(false);
  return (
    <>
      <button type="button" data-testid="reload" onClick={() => setReloaded(true)}>
        Reload
      </button>
      <StatefulContentResearch
        key={String(isReloaded)}
        {...props}
        {...(!isReloaded && begun && { begun })}
      />
    </>
  );
}

/** An idea that was begun from a keyword and changed comes back with the keyword after a reload, and says so once. */
export const Reloaded = meta.story({
  args: { begun: { keywords: ['rye loaf'], icp: 'Time-poor event planners' } },
  render: (args) => (
    <WithDrafts kept={{}}>
      <Reloadable {...args} />
    </WithDrafts>
  ),
  play: async () => {
    const name = 'Add custom content idea';
    const dialog = within(await page.findByRole('dialog', { name }));
    await expect(storedDrafts.size).toBe(0);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Who bakes?');
    await waitFor(() => expect(storedDrafts.size).toBe(1));
    // The open dialog covers the button.
    page.getByTestId('reload').click();
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(page.getByRole('button', { name: 'Add Custom' }));
    const again = within(await page.findByRole('dialog', { name }));
    await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Who bakes?');
    await expect(again.getByText('rye loaf')).toBeVisible();
    await expect(again.getByText('Time-poor event planners')).toBeVisible();
    await expect(again.getAllByText('Your unsaved changes are back.')).toHaveLength(1);
  },
});
