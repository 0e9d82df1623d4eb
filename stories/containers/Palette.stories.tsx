import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PaletteContainer } from '#containers/PaletteContainer.tsx';
import { mailKey } from '#domain/mail/mailReview.ts';
import { readyProspects } from '#mocks/scenarios/demoProspects.ts';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { leadsTo } from '../leadsTo.ts';
import { framed } from './framed.ts';

const { compose, ready, serverError } = scenario;

type Args = Pick<InAppProps, 'kept' | 'keptToo'>;
const args: Args = { keptToo: { onboardingStage: 'done' } };

const meta = preview.meta({
  title: 'Containers/Palette',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: (given: Args) => (
    <InApp path="/usps" {...given}>
      <VisitProvider>
        <PaletteContainer onClose={fn()} />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const type = async (text: string) => {
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard(text);
};

/** A user is found in the lists of the workspace, and their page opens. */
export const Ready = meta.story({
  play: async () => {
    await type('lindqvist');
    await screen.findByRole('option', { name: /Tomas Lindqvist/ });
    await userEvent.keyboard('{Enter}');
    await leadsTo('/users');
  },
});

/** Without a company nothing is requested, and nothing is found. */
export const Empty = meta.story({
  args: { kept: {}, keptToo: {} },
  play: async () => {
    await type('lindqvist');
    await screen.findByRole('option', { name: 'Nothing found' });
  },
});

/** A saved view is offered before anything is typed, found by its name, and opens its page. */
export const SavedViews = meta.story({
  args: {
    keptToo: {
      onboardingStage: 'done',
      sharedState: '{"views":[["keywords","Quick wins","level=LOW"],["users","Owners","q=owner"]]}',
    },
  },
  play: async () => {
    await screen.findByRole('option', { name: 'Users: Owners' });
    await type('quick w');
    await screen.findByRole('option', { name: 'Keywords: Quick wins' });
    await userEvent.keyboard('{Enter}');
    await leadsTo('/keyword-research?level=LOW&view=Quick+wins');
  },
});

const [person] = await readyProspects();
const sent = [{ letter: 'k0', on: '2026-01-05', by: 'Ada Moor' }];

/** Who is due for a follow-up is found like a saved view, and their companies are selected. */
export const Due = meta.story({
  args: {
    keptToo: {
      onboardingStage: 'done',
      sharedState: JSON.stringify({ [mailKey(String(person?.id))]: { sent } }),
    },
  },
  play: async () => {
    await screen.findByRole('option', { name: 'Prospects: Due for a follow-up' });
    await type('due for');
    await screen.findByRole('option', { name: 'Prospects: Due for a follow-up' });
    await userEvent.keyboard('{Enter}');
    await leadsTo('/prospects?due=1');
  },
});

const allThere = () =>
  override(callsOf('quotes'), () =>
    HttpResponse.json({
      success: true,
      data: { on: '2026-11-24T06:00:00.000Z', gone: [] },
    }),
  );

/** The quoted pages are looked at again, also while nothing is gone, and a message says what was found (D98). */
export const CheckQuotes = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), allThere())),
  play: async () => {
    await type('check quoted');
    await screen.findByRole('option', { name: 'Check quoted sentences now' });
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByText('All quoted sentences are still there.'),
    ).toBeInTheDocument();
  },
});

/** A server without these calls offers no look. */
export const WithoutLooking = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('quotes', 501))),
  play: async () => {
    await type('check quoted');
    await screen.findByRole('option', { name: 'Nothing found' });
  },
});
