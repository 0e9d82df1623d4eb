import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { Collection } from '#domain/lists/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boardEvidence } from './boardEvidence.ts';
import { contentArgs, StatefulContentResearch } from './contentResearchSetup.tsx';

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
