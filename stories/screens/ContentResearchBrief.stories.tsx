import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Section } from '#domain/content/section.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { BriefDialog } from '#screens/ContentResearch/BriefDialog.tsx';
import preview from '#storybook/preview.tsx';

const idea = aContentIdea();

/** The brief of an idea, as Publish opens it (D42). */
const meta = preview.meta({
  title: 'Screens/Content Research/Brief',
  component: BriefDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    idea,
    keywords: [aKeyword({ keyword: 'Bread delivery', volume: 12_100 })],
    hasNoKeywords: false,
    sections: [],
    sharing: { onCopy: fn(), onSave: fn() },
    onClose: fn(),
  },
});

/** A brief opened before the keywords have loaded says so. */
export const WhileLoading = meta.story({
  args: { keywords: null },
  play: async () => {
    await expect(await screen.findByText(/Your keyword list is still loading/)).toBeVisible();
  },
});

/** When the keywords could not be loaded, the brief does not claim that figures are missing. */
export const WithoutKeywords = meta.story({
  args: { keywords: null, hasNoKeywords: true },
  play: async () => {
    await expect(await screen.findByText(/Your keyword list could not be loaded/)).toBeVisible();
  },
});

const section: Section = {
  id: 7,
  point: idea.outline[0] ?? '',
  heading: 'Seven questions',
  sentences: [
    { text: 'We bake before seven.', quote: 'bakes before seven', url: 'https://crumb.example/' },
    { text: 'Warm bread sells itself.', assumed: true },
  ],
  isSample: false,
};

/** The brief shows what is written of the piece, and gives it along with its sources. */
export const WithPiece = meta.story({
  args: { sections: [section] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: idea.title }));
    await expect(dialog.getByRole('heading', { name: 'Seven questions' })).toBeVisible();
    await expect(dialog.getByText(/1 of 2 sentences rest on a quote · 1 to check$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy as Markdown' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(
      expect.stringContaining(
        '## The piece\n\n### Seven questions\n\nWe bake before seven.[^1] Warm bread sells itself.\n\n[^1]: “bakes before seven”',
      ),
      'Brief copied',
      { file: true },
    );
  },
});
