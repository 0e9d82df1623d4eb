import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ContentResearchContainer } from '#containers/ContentResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';
import { leadsTo } from '../leadsTo.ts';
import { opened } from '../opened.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';

const { compose, ready, serverError } = scenario;

/** What the lists of all pages share is shown by the keywords. */
const meta = preview.meta({
  title: 'Containers/Content Research',
  component: ContentResearchContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => (
    <InApp path="/content-research" pace={100}>
      <ContentResearchContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const hasCards = () =>
  waitFor(() => expect(screen.queryAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2));
const states = listStates({
  list: 'contentIdeas',
  hasRows: hasCards,
  fetchFailed: 'Failed to fetch content ideas',
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await hasCards();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await leadsTo('/dashboard');
  },
});

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);

/** Without a list of target ICPs, the company's profiles are offered (D36). */
export const WithoutTargetIcps = meta.story({
  beforeEach: ({ msw }) => {
    allowConsole(/Failed to get target ICP/);
    msw.use(...compose(ready(), serverError('contentIdeas.targetIcps', 400)));
  },
  play: async () => {
    await hasCards();
    const dialog = await opened('Add Custom', 'Add custom content idea');
    await userEvent.click(dialog.getByRole('button', { name: /^Target ICP/ }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  },
});
