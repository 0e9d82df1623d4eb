import { Link, Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { GenerationStatusContainer } from '#containers/GenerationStatusContainer.tsx';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { generatesAlike, alikeUsps } from '#mocks/scenarios/generatesAlike.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { held } from '../held.ts';
import { boards } from '../screens/boardSteps.ts';
import { keepsOneAndDeletesTheRest } from './alikePlay.ts';

const { compose, ready } = scenario;
const board = boards.usps;

const meta = preview.meta({
  title: 'Containers/Usps/Alike',
  component: UspsContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/usps" pace={100}>
      <VisitProvider>
        <Routes>
          <Route path="/usps" element={<UspsContainer />} />
          <Route
            path="*"
            element={
              <>
                <GenerationStatusContainer />
                <Link to="/usps">Back to the board</Link>
              </>
            }
          />
        </Routes>
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...compose(ready(), generatesAlike(alikeUsps))),
});

/** Generated rows that repeat others are counted, shown, kept or deleted. */
export const KeptAndDeleted = meta.story({
  play: () => keepsOneAndDeletesTheRest(board.cardCount),
});

/** The page is left during the generation: on return the repeated rows are folded. */
export const LeftMeanwhile = meta.story({
  play: async ({ msw }) => {
    const gate = held('usps.generate');
    msw.use(...gate.handlers);
    const before = await board.cardCount();
    await userEvent.click(await screen.findByRole('button', { name: 'Generate More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Set Up ICPs' }));
    await screen.findByText('Generating USPs…');
    gate.answer();
    await waitFor(() => expect(screen.queryByText('Generating USPs…')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Back to the board' }));
    await screen.findByRole('button', { name: 'Show 2 that say the same' });
    await waitFor(async () => expect(await board.cardCount()).toBe(before + 1));
  },
});
