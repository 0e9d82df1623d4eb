import { expect, screen, userEvent, within } from 'storybook/test';
import { GeosContainer } from '#containers/GeosContainer.tsx';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
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

const at = (onboardingStage: OnboardingStage) => () => (
  <InApp path="/geos" pace={100} keptToo={{ onboardingStage }}>
    <VisitProvider>
      <GeosContainer />
    </VisitProvider>
  </InApp>
);

const meta = preview.meta({
  title: 'Containers/Geos',
  component: GeosContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: at('done'),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

export const Ready = meta.story(states.ready);

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);

/** A page of onboarding that finds no rows, after a reload or on another device, has them generated. */
export const ContinuesOnboarding = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario.empty()),
  render: at('geos'),
  play: hasRows,
});

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
