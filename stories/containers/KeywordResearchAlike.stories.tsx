import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { generatesAlike, alikeKeywords } from '#mocks/scenarios/generatesAlike.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { keepsOneAndDeletesTheRest } from './alikePlay.ts';

const { compose, ready } = scenario;

const meta = preview.meta({
  title: 'Containers/Keyword Research/Alike',
  component: KeywordResearchContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/keyword-research" pace={100}>
      <KeywordResearchContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...compose(ready(), generatesAlike(alikeKeywords))),
});

/** Generated rows that repeat others are counted, shown, kept or deleted. */
export const KeptAndDeleted = meta.story({
  play: () => keepsOneAndDeletesTheRest(gridRows('Keywords').rowCount),
});
