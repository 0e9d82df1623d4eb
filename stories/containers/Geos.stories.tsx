import { expect, screen, userEvent, within } from 'storybook/test';
import { GeosContainer } from '#containers/GeosContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { boards } from '../screens/boardSteps.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';
import { isClosed, openRewrite, press, proposed, replaced } from './rewritingSteps.ts';

const hasRows = async () => expect(await boards.geos.cardCount()).toBeGreaterThan(1);
const states = listStates({
  list: 'geographies',
  hasRows,
  fetchFailed: 'Failed to fetch Geographies',
});

const meta = preview.meta({
  title: 'Containers/Geos',
  component: GeosContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => (
    <InApp path="/geos" pace={100} keptToo={{ onboardingStage: 'done' }}>
      <VisitProvider>
        <GeosContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

export const Ready = meta.story(states.ready);

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);

/** The server does not know the figures of this geography: a new text is saved without them, and Undo restores the old one. */
export const RewrittenWithoutFigures = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario.gaps()),
  play: async () => {
    const dialog = await openRewrite('Recommendation');
    const next = await proposed(dialog);
    const now = replaced(dialog);
    await press(dialog, 'Take the new text');
    await isClosed();
    await screen.findByText(next);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }));
    await screen.findByText(now);
    await expect(screen.queryByText(next)).not.toBeInTheDocument();
  },
});
