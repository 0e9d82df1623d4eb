import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DashboardContainer } from '#containers/DashboardContainer.tsx';
import type { GoneQuote } from '#domain/evidence/goneQuotes.ts';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { aGoneQuote } from '#mocks/fixtures/goneQuote.ts';
import { many } from '#mocks/fixtures/many.ts';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { held } from '../held.ts';
import { leadsTo } from '../leadsTo.ts';
import { framed } from './framed.ts';

const { compose, ready, empty, serverError, loading } = scenario;
const at = (kept: Partial<Record<OwnedKey, string>>) => () => (
  <InApp path="/dashboard" pace={100} kept={{ businessInfo: storedDemoBusiness, ...kept }}>
    <VisitProvider>
      <DashboardContainer />
    </VisitProvider>
  </InApp>
);
const back = at({ onboardingStage: 'done', welcomedCompany: '1' });

const meta = preview.meta({
  title: 'Containers/Dashboard',
  component: DashboardContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: at({ onboardingStage: 'dashboard' }),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** Greets the first time, then opens the chosen campaign. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Your profile has been successfully created!' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Inbound Marketing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await leadsTo('/keyword-research');
  },
});

export const Loading = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('keywords.list'))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Counting…'))[0]).toBeVisible();
  },
});

export const Empty = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find keywords' })).toBeVisible();
  },
});

export const LoadError = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('keywords.list', 400))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keywords: not known')).toBeVisible();
  },
});

/** The sentences that are gone before and after the pages are looked at. */
function looks(before: readonly GoneQuote[], after: readonly GoneQuote[] = before) {
  let gone = before;
  const answer = () =>
    HttpResponse.json({ success: true, data: { on: '2026-11-24T06:00:00.000Z', gone } });
  return compose(
    override(callsOf('quotes.list'), answer),
    override(callsOf('quotes.check'), () => {
      gone = after;
      return answer();
    }),
  );
}

const findGone = (many: 'One sentence' | 'Three sentences' = 'One sentence') =>
  screen.findByRole('region', { name: new RegExp(`^${many} you rely on`) });

/** A sentence leads to the row that rests on it (D98). */
export const Gone = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...compose(ready(), looks([aGoneQuote()]))),
  play: async () => {
    const section = within(await findGone());
    await userEvent.click(
      section.getByRole('link', { name: 'USPs: Fresh bread before the first guest' }),
    );
    await leadsTo('/usps');
  },
});

const asked = fn();
let answerCheck = (): void => undefined;

/** While the pages are looked at, nobody can ask again; then the section has what was found. */
export const Checking = meta.story({
  render: back,
  beforeEach: ({ msw }) => {
    asked.mockClear();
    const check = held('quotes.check');
    answerCheck = check.answer;
    msw.use(
      ...compose(
        ready(),
        looks([aGoneQuote()], many(3, aGoneQuote)),
        check.handlers,
        override(callsOf('quotes.check'), () => void asked()),
      ),
    );
  },
  play: async () => {
    const section = within(await findGone());
    await userEvent.dblClick(section.getByRole('button', { name: 'Check now' }));
    await expect(section.getByRole('button', { name: 'Looking at the pages…' })).toBeVisible();
    answerCheck();
    await expect(await screen.findByText('Three quoted sentences are gone.')).toBeVisible();
    const after = within(await findGone('Three sentences'));
    await expect(await after.findByRole('button', { name: 'Check now' })).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
  },
});

/** A server without these calls: the dashboard is as it was. Who comes back is not greeted again. */
export const WithoutLooking = meta.story({
  render: back,
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('quotes', 501))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ keywords$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    for (const role of ['alert', 'dialog'])
      await expect(screen.queryByRole(role)).not.toBeInTheDocument();
  },
});
