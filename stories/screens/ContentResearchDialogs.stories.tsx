import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
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

const meta = preview.meta({
  title: 'Screens/Content Research/Dialogs',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: contentArgs,
  render: (args) => <StatefulContentResearch {...args} />,
});

const onAdd = fn(async (_draft: ContentIdeaDraft): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
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
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
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

const odd = aContentIdea({ type: 'WHITE_PAPER', targetIcp: 'A profile long gone' });
const onEdit = fn(async (_idea: ContentIdea, _draft: ContentIdeaDraft): Promise<Outcome> => ({
  ok: true,
}));

/** A type and a profile that only the server knows stay selected. */
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
    await userEvent.clear(title);
    await userEvent.type(title, 'Choosing bread');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const { id: _id, ...rest } = odd;
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith(odd, { ...rest, title: 'Choosing bread' }),
    );
  },
});

const ofUnknownValue = aContentIdea({ estimatedValue: null, type: '' });

/** An unknown type and value stay unknown until the person chooses one. */
export const EditingUnknownValue = meta.story({
  args: { ideas: ideasIn(ready([ofUnknownValue]), { actions: { onEdit } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit “${firstTitle}”` }));
    const dialog = within(await page.findByRole('dialog', { name: 'Edit content idea' }));
    await expect(dialog.getByRole('button', { name: /^Estimated value/ })).toHaveTextContent(
      'Unknown',
    );
    await expect(dialog.getByRole('button', { name: /^Content Type/ })).toHaveTextContent(
      'Unknown',
    );
    await userEvent.type(dialog.getByLabelText(/^Title/), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith(
        ofUnknownValue,
        expect.objectContaining({ title: `${firstTitle}!`, type: '', estimatedValue: null }),
      ),
    );
  },
});

const addOne = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Add Custom' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Rye for beginners');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Content' }));
  return dialog;
};

export const Saving = meta.story({
  args: {
    ideas: ideasIn(ready(sixIdeas), {
      actions: { onAdd: () => new Promise<Outcome>(() => undefined) },
    }),
  },
  play: async () => {
    const dialog = await addOne();
    await expect(await dialog.findByRole('button', { name: /Adding…/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  args: {
    ideas: ideasIn(ready(sixIdeas), {
      actions: { onAdd: async () => ({ ok: false, message: 'Failed to add content idea.' }) },
    }),
  },
  play: async () => {
    const dialog = await addOne();
    await expect(await dialog.findByText('Failed to add content idea.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Rye for beginners');
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
  render: (args) => <KeywordsComeLater {...args} />,
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

/** A keyword without an idea starts one. */
export const BeginningAnIdea = meta.story({
  args: {
    known: { ...contentArgs.known, keywords: [aKeyword({ keyword: 'rye loaf' })] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add an idea for “rye loaf”' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Add custom content idea' }));
    await expect(dialog.getByText('rye loaf')).toBeVisible();
  },
});
