import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import type { Collection, Outcome } from '#contracts/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { fromWebsite, withGrounds } from '#mocks/fixtures/grounds.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsView } from '../keepsView.tsx';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import { WithDrafts } from './keptDrafts.tsx';
import { remoteScenarios } from './remoteScenarios.ts';

const sixIdeas = many(6, aContentIdea);
const firstTitle = 'How to choose a bread supplier: seven questions for cafés';

const ideasIn = aCollection<ContentIdea, ContentIdeaDraft>;
const given = (...list: Parameters<typeof ideasIn>) => ({ ideas: ideasIn(...list) });

/** Six ideas, two profiles and one keyword with known figures. */
const args = {
  ...given(ready(sixIdeas)),
  known: {
    targetIcps: ['Fast-growing independent bakeries', 'Time-poor event planners'],
    keywords: [aKeyword({ keyword: 'Bread delivery', volume: 12_100 })],
  },
  view: plainContentIdeaView,
  sharing: { onCopy: fn(), onSave: fn() },
  onViewChange: fn(),
  onDone: fn(),
  piece: { sections: [], onAsk: fn() },
} satisfies ContentResearchScreenProps;

const states = remoteScenarios({
  argsOf: (ideas: Collection<ContentIdea, ContentIdeaDraft>) => ({ ideas }),
  fetchFailed: 'Failed to fetch content ideas',
});

/** What all lists share is shown by the keywords, what all cards share by the selling points. */
const meta = preview.meta({
  title: 'Screens/Content Research',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args,
  render: keepsView(ContentResearchScreen),
});

/** The titles of the cards shown, in their order. */
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);

const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!card) throw new Error(`“${title}” stands in no card.`);
  return within(card);
};

export const Ready = meta.story({ tags: ['visual'] });

export const Cards = meta.story({
  play: async ({ canvas, args }) => {
    const card = await cardOf(firstTitle);
    await expect(card.getByText('BLOG POST')).toBeVisible();
    await expect(card.getByText('bread subscription')).toBeVisible();
    await expect(card.getByText('Target:').parentElement).toHaveTextContent(
      'Target: Fast-growing independent bakeries',
    );
    await expect(card.getByText('Outline:').parentElement).toHaveTextContent(
      'What to clear up first',
    );
    await expect(card.getByText('Estimated Value:').parentElement).toHaveTextContent(
      'Estimated Value:High',
    );
    await expect(canvas.getByRole('link', { name: 'Back to keywords' })).toHaveAttribute(
      'href',
      '/keyword-research',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ tags: ['visual'], ...states.loading });

export const Polling = meta.story({ tags: ['visual'], ...states.polling });

export const Empty = meta.story({ tags: ['visual'], ...states.empty });

export const LoadError = meta.story({ tags: ['visual'], ...states.loadError });

/** Before there is a company nothing is requested, and the page says so (D12). */
export const WithoutCompany = meta.story({
  args: { ideas: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us about your business first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).not.toBeInTheDocument();
  },
});

export const Searching = meta.story({
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by title or keyword' });
    await step('by keyword, whatever the case', async () => {
      await userEvent.type(box, ' WHOLESALE');
      await waitFor(() => expect(titles()).toHaveLength(3));
      await expect(canvas.getByText('3 of 6 ideas')).toBeVisible();
    });
    await step('and by estimated value', async () => {
      await userEvent.clear(box);
      await userEvent.click(canvas.getByRole('button', { name: /^Estimated value/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'High' }));
      await waitFor(() => expect(titles()).toHaveLength(2));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        ...plainContentIdeaView,
        value: 'High',
      });
    });
  },
});

const withEvidence = [
  { evidence: [fromWebsite('keywords')] },
  { evidence: [fromWebsite('keywords')], assumptions: ['outline'] },
  { assumptions: ['keywords', 'outline'] },
  { isSample: true },
].map((grounds, index) => aContentIdea(withGrounds(grounds), index));

/** Some are supported by the website, some are to be checked, and one is a sample. */
export const Both = meta.story({
  tags: ['visual'],
  args: given(ready(withEvidence), { actions: { onConfirm: fn() } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 4 are based on your website')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'To check: 2' })).toBeVisible();
    await expect(canvas.getByText('Sample')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: given(
    ready([
      aContentIdea({
        title: 'A title that goes on and on, as generated titles sometimes do '.repeat(3),
        keywords: many(14, (_nothing, index) => `a keyword of some length ${index + 1}`),
        targetIcp: 'Averylongprofilewithoutasinglespaceinitsname'.repeat(3),
        outline: many(12, (_nothing, index) => `Point ${index + 1}, which is rather wordy too`),
      }),
      aContentIdea({ id: 2, title: 'Bare', keywords: [], outline: [], estimatedValue: null }),
    ]),
  ),
  play: async () => {
    const bare = await cardOf('Bare');
    await expect(bare.getByText('Estimated Value:').parentElement).toHaveTextContent('–');
  },
});

/** Keywords that no idea uses yet. Each starts an idea. */
export const KeywordsWithoutIdea = meta.story({
  args: {
    known: {
      ...args.known,
      keywords: [
        aKeyword({ id: 1, keyword: 'Bread delivery' }),
        aKeyword({ id: 2, keyword: 'bagels near me', volume: 90 }),
        aKeyword({ id: 3, keyword: 'rye loaf', volume: 4400 }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 keywords have no idea yet')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'See them in keyword research' }),
    ).toHaveAttribute('href', '/keyword-research?idea=none');
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(
      canvas.getAllByRole('button', { name: /^Add an idea for/ }).map((each) => each.textContent),
    ).toEqual(['rye loaf', 'bagels near me']);
    const dialog = await opened('Add an idea for “rye loaf”', 'Add custom content idea');
    await expect(dialog.getByText('rye loaf')).toBeVisible();
  },
});

const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await opened('Add Custom', 'Add custom content idea');
    await waitFor(() => expect(dialog.getByLabelText(/^Title/)).toHaveFocus());
    await userEvent.keyboard('Rye for beginners');
    await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeEnabled();
  },
});

/** Text left in the + fields is added too; an existing keyword is not added twice. */
export const Added = meta.story({
  args: given(ready(sixIdeas), { actions: { onAdd } }),
  play: async () => {
    const dialog = await opened('Add Custom', 'Add custom content idea');
    await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeDisabled();
    await write(dialog.getByLabelText(/^Title/), 'Rye for beginners');
    await expect(dialog.getByRole('button', { name: 'Add Content' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: /^Estimated value/ })).toHaveTextContent(
      'Medium',
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Content Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'EBOOK' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Target ICP/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Time-poor event planners' }));
    const keywords = within(dialog.getByRole('group', { name: 'Target keywords' }));
    await userEvent.type(keywords.getByRole('textbox'), 'rye{Enter}RYE{Enter}');
    await userEvent.clear(keywords.getByRole('textbox'));
    await userEvent.type(keywords.getByRole('textbox'), 'sourdough');
    const outline = within(dialog.getByRole('group', { name: 'Content outline' }));
    await write(outline.getByRole('textbox'), 'What rye is');
    await userEvent.click(outline.getByRole('button', { name: 'Add outline point' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Content' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onAdd).toHaveBeenCalledWith({
      title: 'Rye for beginners',
      type: 'EBOOK',
      targetIcp: 'Time-poor event planners',
      keywords: ['rye', 'sourdough'],
      outline: ['What rye is'],
      estimatedValue: 'Medium',
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
  args: given(ready([odd]), { actions: { onEdit } }),
  play: async () => {
    const dialog = await opened(`Edit “${firstTitle}”`, 'Edit content idea');
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
    await write(title, 'Choosing bread');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const { id: _id, ...rest } = odd;
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith(odd, { ...rest, title: 'Choosing bread' }),
    );
  },
});

/** The profile of a restored draft stays chosen, although it was renamed or deleted meanwhile. */
export const RestoredDraft = meta.story({
  decorators: (Story) => (
    <WithDrafts
      kept={{ 'content.new': { fields: { title: 'Rye', targetIcp: 'A profile long gone' } } }}
    >
      <Story />
    </WithDrafts>
  ),
  play: async () => {
    const dialog = await opened('Add Custom', 'Add custom content idea');
    await expect(await dialog.findByText('Your unsaved changes are back.')).toBeVisible();
    const chosen = dialog.getByRole('button', { name: /^Target ICP/ });
    await expect(chosen).toHaveTextContent('A profile long gone');
    await userEvent.click(chosen);
    await expect(
      await screen.findByRole('option', { name: 'A profile long gone' }),
    ).toHaveAttribute('aria-selected', 'true');
  },
});

/** Publish opens the brief with its figures, to copy or to save. It never claims that anything was published. */
export const Briefing = meta.story({
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await opened(`Publish “${firstTitle}”`, firstTitle);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Copy as Markdown' })).toHaveFocus(),
    );
    await expect(args.piece?.onAsk).toHaveBeenCalledWith(sixIdeas[0]);
    await expect(dialog.getByRole('row', { name: /^bread delivery/ })).toHaveTextContent(
      (12_100).toLocaleString(),
    );
    await expect(dialog.getByRole('row', { name: /^bread subscription/ })).toHaveTextContent('–');
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
  },
});

/** A server without pieces offers none. */
export const WithoutPieces = meta.story({
  args: { piece: null },
  play: async () => {
    await expect(screen.queryByRole('link', { name: /^Write it/ })).not.toBeInTheDocument();
  },
});

/** An application that can publish passes its own function. */
export const PublishingElsewhere = meta.story({
  args: { onPublish: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: `Publish “${firstTitle}”` }));
    await expect(args.onPublish).toHaveBeenCalledWith(sixIdeas[0]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** The title begins with a suggestion made of the keyword, marked as one. It can be kept, and typing replaces it. */
export const Suggested = meta.story({
  args: { begun: { keywords: ['rye loaf'], icp: '' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
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
