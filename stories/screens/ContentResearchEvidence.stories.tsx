import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import type { Collection } from '#domain/lists/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boardEvidence } from './boardEvidence.ts';
import { contentArgs, HeldContentResearch } from './contentResearchStage.tsx';

const of = boardEvidence({
  plainView: plainContentIdeaView,
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
  render: (args) => <HeldContentResearch {...args} />,
});

export const Evidence = meta.story(of.evidence);

export const Assumption = meta.story(of.assumption);

/** Some rest on the website, some are to be checked, one is a sample, of one nothing is known. */
export const Both = meta.story({ tags: ['visual'], ...of.both });

/** A server that knows nothing of it: the page as it always was. */
export const None = meta.story(of.none);

export const Sample = meta.story(of.sample);

export const LongQuotes = meta.story(of.longQuotes);

export const RightToLeft = meta.story(of.rightToLeft);

/** The filter leaves what is to be checked. */
export const OnlyToCheck = meta.story(of.onlyToCheck);

export const AllChecked = meta.story(of.allChecked);

/** From the keyboard: the focus goes on to the next that is to be checked. */
export const Confirming = meta.story(of.confirming);
