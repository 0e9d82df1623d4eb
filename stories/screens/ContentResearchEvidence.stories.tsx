import { expect, fn } from 'storybook/test';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { Collection } from '#domain/lists/collection.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boardEvidence } from './boardEvidence.ts';
import { contentArgs, ideasIn, StatefulContentResearch } from './contentResearchStage.tsx';

const of = boardEvidence({
  make: aContentIdea,
  argsOf: (ideas: Collection<ContentIdea, ContentIdeaDraft>): ContentResearchScreenProps => ({
    ...contentArgs,
    ideas,
  }),
  fields: [
    { name: 'keywords', label: 'Target keywords' },
    { name: 'outline', label: 'Content outline' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Content Research/Evidence',
  component: ContentResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: of.args,
  render: (args) => <StatefulContentResearch {...args} />,
});

export const Evidence = meta.story(of.evidence);

export const Assumption = meta.story(of.assumption);

/** Some are supported by the website, some are to be checked, one is a sample, and one has no information. */
export const Both = meta.story({ tags: ['visual'], ...of.both });

/** A server without evidence: the page looks the same as without this feature. */
export const None = meta.story(of.none);

export const Sample = meta.story(of.sample);

export const LongQuotes = meta.story(of.longQuotes);

export const RightToLeft = meta.story(of.rightToLeft);

/** The filter shows only what is to be checked. */
export const OnlyToCheck = meta.story(of.onlyToCheck);

export const AllChecked = meta.story(of.allChecked);

/** By keyboard: the focus moves to the next one to check. */
export const Confirming = meta.story(of.confirming);

const outlineIsReady: FieldWriting<ContentIdea> = {
  of: (_, field) =>
    field === 'outline'
      ? {
          status: 'ready',
          from: [],
          attempt: 1,
          proposal: {
            value: ['What to clear up first'],
            grounds: { evidence: [], assumptions: [], isSample: false },
          },
          declined: [],
        }
      : null,
  isEdited: () => true,
  onAsk: fn(),
  onAskWhole: fn(),
  onAnother: fn(),
  onTake: fn(async () => ({ ok: true as const })),
  onLeave: fn(),
  onRead: fn(),
};

/** The new text for an outline that is still blank waits on the card too. */
export const BlankOutline = meta.story({
  args: {
    ideas: ideasIn(ready([aContentIdea({ outline: [], targetIcp: '' })])),
    writing: outlineIsReady,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Content outline: a new text is ready')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Show Content outline of / })).toBeVisible();
  },
});
