import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FirstListsStatusContainer } from '#containers/FirstListsStatusContainer.tsx';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { held } from '../held.ts';
import { framed } from './framed.ts';
import { UspsSetup } from './UspsSetup.tsx';

const { compose, empty, ready, serverError } = scenario;
/** Set before a story whose requests start when it is shown. */
let gate: ReturnType<typeof held>;

const meta = preview.meta({
  title: 'Containers/First Lists Status',
  parameters: framed(240),
  component: FirstListsStatusContainer,
  // A page without USPs starts a generation that the header shows.
  render: () => (
    <UspsSetup>
      <FirstListsStatusContainer />
    </UspsSetup>
  ),
  beforeEach: ({ msw }) => msw.use(...empty()),
});

/** The generation goes on to its end, and then nothing is shown. */
export const Ready = meta.story({
  beforeEach: ({ msw }) => {
    gate = held('icps.generate');
    msw.use(...compose(empty(), gate.handlers));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Generating ICPs…');
    gate.answer();
    await waitFor(() => expect(screen.queryByText(/^Generating/)).not.toBeInTheDocument());
  },
});

/** A failure that the page shows beside its button is not shown in the header. */
export const SaidOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('keywords.generate', 400))),
  render: () => (
    <InApp pace={100} path="/keyword-research">
      <FirstListsStatusContainer />
      <KeywordResearchContainer />
    </InApp>
  ),
  play: async ({ canvas }) => {
    const { rowCount, rowsAre } = gridRows('Keywords');
    const before = await rowCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await canvas.findByText('Failed to generate keywords');
    await waitFor(() =>
      expect(canvas.getAllByText(/^Failed to generate keywords/)).toHaveLength(1),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to generate keywords');
    await rowsAre(before);
  },
});

/** A dismissed failure is not shown any more. */
export const Dismissed = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(empty(), serverError('icps.generate', 400))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Failed to generate all data')).not.toBeInTheDocument();
  },
});
