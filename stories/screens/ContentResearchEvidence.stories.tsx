import { expect, fn, userEvent, within } from 'storybook/test';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { fromWebsite, withGrounds } from '#mocks/fixtures/grounds.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { contentArgs, StatefulContentResearch } from './contentResearchSetup.tsx';

const onConfirm = fn(async (): Promise<Outcome> => ({ ok: true }));
const ideas = [
  { evidence: [fromWebsite('keywords')] },
  { evidence: [fromWebsite('keywords')], assumptions: ['outline'] },
  { assumptions: ['keywords', 'outline'] },
  { isSample: true },
].map((grounds, index) => aContentIdea(withGrounds(grounds), index));

const args: ContentResearchScreenProps = {
  ...contentArgs,
  ideas: aCollection<ContentIdea, ContentIdeaDraft>(ready(ideas), { actions: { onConfirm } }),
};

const meta = preview.meta({
  title: 'Screens/Content Research/Evidence',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args,
  render: (given) => <StatefulContentResearch {...given} />,
});

/** Some are supported by the website, some are to be checked, and one is a sample. */
export const Both = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 4 are based on your website')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'To check: 2' })).toBeVisible();
    await expect(canvas.getByText('Sample')).toBeVisible();
  },
});

/** By keyboard: the focus moves to the next one to check. */
export const Confirming = meta.story({
  play: async () => {
    const page = within(document.body);
    const [button, next] = page.getAllByRole('button', { name: /^This is true: / });
    await expect(button).toHaveAccessibleName(/^This is true: Content outline of /);
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledWith(ideas[1], 'outline');
    await expect(next).toHaveFocus();
  },
});
