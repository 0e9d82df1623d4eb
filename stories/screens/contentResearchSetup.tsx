import { fn, within } from 'storybook/test';
import type { Collection } from '#domain/lists/collection.ts';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { plainContentIdeaView } from '#domain/content/contentIdeaView.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import {
  ContentResearchScreen,
  type ContentResearchScreenProps,
} from '#screens/ContentResearch/ContentResearchScreen.tsx';
import { keepsView } from '../keepsView.tsx';

export const sixIdeas = many(6, aContentIdea);
export const firstTitle = 'How to choose a bread supplier: seven questions for cafés';

/** Content ideas in the given state. */
export const ideasIn = (
  remote: Remote<ContentIdea>,
  more?: Parameters<typeof aCollection<ContentIdea, ContentIdeaDraft>>[1],
): Collection<ContentIdea, ContentIdeaDraft> =>
  aCollection<ContentIdea, ContentIdeaDraft>(remote, more);

/** The page with six ideas, two profiles and one keyword with known figures. */
export const contentArgs = {
  ideas: ideasIn(ready(sixIdeas)),
  known: {
    targetIcps: ['Fast-growing independent bakeries', 'Time-poor event planners'],
    keywords: [aKeyword({ keyword: 'Bread delivery', volume: 12_100 })],
  },
  view: plainContentIdeaView,
  sharing: { onCopy: fn(), onSave: fn() },
  onViewChange: fn(),
  onDone: fn(),
} satisfies ContentResearchScreenProps;

/** The screen with its view kept, like the address does in the app. */
export const StatefulContentResearch = keepsView(ContentResearchScreen);

export const page = within(document.body);
