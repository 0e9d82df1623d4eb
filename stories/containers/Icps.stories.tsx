import { expect } from 'storybook/test';
import { IcpsContainer } from '#containers/IcpsContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { boards } from '../screens/boardSteps.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';

const hasRows = async () => expect(await boards.icps.cardCount()).toBeGreaterThan(1);
const states = listStates({ list: 'icps', hasRows, fetchFailed: 'Failed to fetch ICP' });

const meta = preview.meta({
  title: 'Containers/Icps',
  component: IcpsContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => (
    <InApp path="/icps" pace={100} keptToo={{ onboardingStage: 'done' }}>
      <VisitProvider>
        <IcpsContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

export const Ready = meta.story(states.ready);

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);
