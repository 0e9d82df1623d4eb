import { expect } from 'storybook/test';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { scenarioCatalogue } from '#mocks/scenarios/catalogue.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';

interface PlayerProps {
  /** The name of the scenario that answers requests. */
  scenario: string;
}

/** Keyword research with the chosen scenario. */
function ScenarioPlayer({ scenario }: PlayerProps) {
  return (
    <InApp key={scenario} path="/keyword-research">
      <KeywordResearchContainer />
    </InApp>
  );
}

const meta = preview.meta({
  title: 'Docs/Scenario Player',
  component: ScenarioPlayer,
  parameters: { layout: 'fullscreen' },
  argTypes: { scenario: { control: 'select', options: scenarioCatalogue.map(({ name }) => name) } },
  args: { scenario: 'ready' },
  beforeEach: ({ msw, args }) => {
    const chosen = scenarioCatalogue.find(({ name }) => name === args.scenario);
    msw.use(...(chosen?.handlers() ?? []));
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Keywords' })).toBeInTheDocument();
  },
});
