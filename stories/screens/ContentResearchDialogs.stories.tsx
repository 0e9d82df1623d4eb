import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  contentArgs,
  firstTitle,
  StatefulContentResearch,
  ideasIn,
  page,
  sixIdeas,
} from './contentResearchSetup.tsx';
import { storedDrafts, WithDrafts } from './keptDrafts.tsx';

const meta = preview.meta({
  title: 'Screens/Content Research/Dialogs',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: contentArgs,
  render: StatefulContentResearch,
});

const openForm = async () =>
  within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = await openForm();
    await waitFor(() => expect(dialog.getByLabelText(/^Title/)).toHaveFocus());
    await userEvent.keyboard('Rye for beginners');
    await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeEnabled();
  },
});

/** Text left in the + fields is added too; an existing keyword is not added twice. */
export const Added = meta.story({
  args: { ideas: ideasIn(ready(sixIdeas), { actions: { onAdd } }) },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = await openForm();
    await step('a title is all that is required', async () => {
      await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeDisabled();
      await userEvent.type(dialog.getByLabelText(/^Title/), 'Rye for beginners');
      await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeEnabled();
      await expect(dialog.getByRole('button', { name: /^Estimated value/ })).toHaveTextContent(
        'Medium',
      );
    });
    await step('type, profile, keywords and outline', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Content Type/ }));
      await userEvent.click(await page.findByRole('option', { name: 'EBOOK' }));
      await userEvent.click(dialog.getByRole('button', { name: /^Target ICP/ }));
      await userEvent.click(await page.findByRole('option', { name: 'Time-poor event planners' }));
      const keywords = within(dialog.getByRole('group', { name: 'Target keywords' }));
      await userEvent.type(keywords.getByRole('textbox'), 'rye{Enter}RYE{Enter}');
      await userEvent.clear(keywords.getByRole('textbox'));
      await userEvent.type(keywords.getByRole('textbox'), 'sourdough');
      const outline = within(dialog.getByRole('group', { name: 'Content outline' }));
      await userEvent.type(outline.getByRole('textbox'), 'What rye is');
      await userEvent.click(outline.getByRole('button', { name: 'Add outline point' }));
    });
    await step('everything is sent once', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Content' }));
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(onAdd).toHaveBeenCalledWith({
        title: 'Rye for beginners',
        type: 'EBOOK',
        targetIcp: 'Time-poor event planners',
        keywords: ['rye', 'sourdough'],
        outline: ['What rye is'],
        estimatedValue: 'Medium',
      });
    });
  },
});

const odd = aContentIdea({
  type: 'WHITE_PAPER',
  targetIcp: 'A profile long gone',
  estimatedValue: null,
});
const onEdit = fn(async (): Promise<Outcome> => ({ ok: true }));

/** A type and a profile that only the server knows stay selected, and an unknown value stays unknown. */
export const Editing = meta.story({
  args: { ideas: ideasIn(ready([odd]), { actions: { onEdit } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit “${firstTitle}”` }));
    const dialog = within(await page.findByRole('dialog', { name: 'Edit content idea' }));
    const title = dialog.getByLabelText(/^Title/);
    await expect(title).toHaveValue(firstTitle);
    await expect(dialog.getByRole('button', { name: /^Content Type/ })).toHaveTextContent(
      'WHITE PAPER',
    );
    await expect(dialog.getByRole('button', { name: /^Target ICP/ })).toHaveTextContent(
      'A profile long gone',
    );
    await expect(dialog.getByRole('button', { name: /^Estimated value/ })).toHaveTextContent(
      'Unknown',
    );
    await userEvent.clear(title);
    await userEvent.type(title, 'Choosing bread');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const { id: _id, ...rest } = odd;
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith(odd, { ...rest, title: 'Choosing bread' }),
    );
  },
});

/** Publish opens the brief with its figures, to copy or to save. It never claims that anything was published. */
export const Briefing = meta.story({
  tags: ['visual'],
  play: async ({ args, step }) => {
    await userEvent.click(page.getByRole('button', { name: `Publish “${firstTitle}”` }));
    const dialog = within(await page.findByRole('dialog', { name: firstTitle }));
    await step('known figures are shown, unknown ones are dashes', async () => {
      await expect(dialog.getByRole('row', { name: /^bread delivery/ })).toHaveTextContent(
        (12_100).toLocaleString(),
      );
      await expect(dialog.getByRole('row', { name: /^bread subscription/ })).toHaveTextContent('–');
    });
    await step('as Markdown to the clipboard, and as a file', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy as Markdown' }));
      await expect(args.sharing.onCopy).toHaveBeenCalledWith(
        expect.stringMatching(/^# How to choose a bread supplier/),
        'Brief copied',
        { file: true },
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await expect(args.sharing.onSave).toHaveBeenCalledWith(
        'how-to-choose-a-bread-supplier-seven-questions-for-cafés.md',
        expect.stringContaining('| bread delivery |'),
      );
    });
  },
});

let keywordsArrive = () => {};

/** The screen while the keywords load; the play function completes the load. */
function KeywordsComeLater(props: ContentResearchScreenProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    keywordsArrive = () => setThere(true);
  }, []);
  const keywords = isThere ? props.known.keywords : null;
  return <StatefulContentResearch {...props} known={{ ...props.known, keywords }} />;
}

const openBrief = async () => {
  await userEvent.click(page.getByRole('button', { name: `Publish “${firstTitle}”` }));
  return within(await page.findByRole('dialog', { name: firstTitle }));
};

/** A brief opened before the keywords have loaded says so, and shows their figures afterwards. */
export const BriefingWhileLoading = meta.story({
  render: KeywordsComeLater,
  play: async () => {
    const dialog = await openBrief();
    await expect(dialog.getByText(/Your keyword list is still loading/)).toBeVisible();
    keywordsArrive();
    await expect(await dialog.findByText(/A dash means that/)).toBeVisible();
    await expect(dialog.queryByText(/still loading/)).not.toBeInTheDocument();
  },
});

/** When the keywords could not be loaded, the brief does not claim that figures are missing. */
export const BriefingWithoutKeywords = meta.story({
  args: { known: { ...contentArgs.known, keywords: null, hasNoKeywords: true } },
  play: async () => {
    const dialog = await openBrief();
    await expect(dialog.getByText(/Your keyword list could not be loaded/)).toBeVisible();
  },
});

/** An application that can publish passes its own function. */
export const PublishingElsewhere = meta.story({
  args: { onPublish: fn() },
  play: async ({ args }) => {
    await userEvent.click(page.getByRole('button', { name: `Publish “${firstTitle}”` }));
    await expect(args.onPublish).toHaveBeenCalledWith(sixIdeas[0]);
    await expect(page.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** The title begins with a suggestion made of the keyword, marked as one. It can be kept, and typing replaces it. */
export const Suggested = meta.story({
  args: { begun: { keywords: ['rye loaf'], icp: '' } },
  play: async () => {
    const dialog = await openForm();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Rye loaf: what to know');
    await expect(title).toHaveAccessibleDescription(/^A suggestion made from the keywords/);
    await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeEnabled();
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Who bakes?');
    await expect(title).toHaveValue('Who bakes?');
    await expect(dialog.queryByText(/^A suggestion made/)).not.toBeInTheDocument();
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
    const dialog = await openForm();
    await expect(storedDrafts.size).toBe(0);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Who bakes?');
    await waitFor(() => expect(storedDrafts.size).toBe(1));
    // The open dialog covers the button.
    page.getByTestId('reload').click();
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(page.getByRole('button', { name: 'Add Custom' }));
    const again = await openForm();
    await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Who bakes?');
    await expect(again.getByText('rye loaf')).toBeVisible();
    await expect(again.getByText('Time-poor event planners')).toBeVisible();
    await expect(again.getAllByText('Your unsaved changes are back.')).toHaveLength(1);
  },
});
