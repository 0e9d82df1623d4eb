import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EntryContainer } from '#containers/EntryContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { checkAnswering } from '#storybook/workspaceChecks.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { visitor, VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';
import { held } from '../held.ts';

const { compose, ready, loading, serverError, networkFailure, unknownWorkspace } = scenario;

type Args = Pick<VisitProviderProps, 'session' | 'host' | 'check' | 'reportsBusiness'> &
  Pick<InAppProps, 'path' | 'kept' | 'pace'> & { onDepart: (what: string) => void };

const args: Args = { path: '/', kept: {}, onDepart: fn() };

/** Set before a story whose requests start when it is shown. */
let gate: ReturnType<typeof held>;

const meta = preview.meta({
  title: 'Containers/Entry',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ path = '/', kept = {}, pace = 100, ...visit }: Args) => (
    <InApp path={path} kept={kept} pace={pace}>
      <VisitProvider {...visit}>
        <EntryContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

type Canvas = { getByTestId: (id: string) => HTMLElement };
const leadsTo = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(address));

/** The workspace exists: a new person starts with the first step. */
export const Ready = meta.story({ play: ({ canvas }) => leadsTo(canvas, '/business-info') });

export const NextFirst = meta.story({
  args: {
    path: '/?next=%2Fusers%3Fq%3Dana',
    kept: { onboardingStage: 'icps', onboardingLastPath: '/usps' },
  },
  play: ({ canvas }) => leadsTo(canvas, '/users?q=ana'),
});

/** A `next` that leads to another site is ignored. */
export const HostileNext = meta.story({
  args: { path: '/?next=%2F%2Fevil.test', kept: { onboardingLastPath: '/usps' } },
  play: ({ canvas }) => leadsTo(canvas, '/usps'),
});

export const LastPathSecond = meta.story({
  args: { kept: { onboardingStage: 'icps', onboardingLastPath: '/usps' } },
  play: ({ canvas }) => leadsTo(canvas, '/usps'),
});

export const StageThird = meta.story({
  args: { kept: { onboardingStage: 'done' } },
  play: ({ canvas }) => leadsTo(canvas, '/dashboard'),
});

/** A second device or a colleague: this browser knows no company, so it adopts the workspace's (D68). */
export const SecondDevice = meta.story({
  args: { reportsBusiness: true, pace: 1 },
  beforeEach: ({ msw }) => {
    gate = held('businessInfo.get');
    msw.use(...compose(ready(), gate.handlers));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    gate.answer();
    await leadsTo(canvas, '/dashboard');
  },
});

/** The requested page comes first. */
export const SecondDeviceNext = meta.story({
  args: { reportsBusiness: true, path: '/?next=%2Fusers' },
  play: ({ canvas }) => leadsTo(canvas, '/users'),
});

/** A server without this call: a new person starts with the first step. */
export const CannotTell = meta.story({
  args: { reportsBusiness: true },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('businessInfo.get', 404))),
  play: ({ canvas }) => leadsTo(canvas, '/business-info'),
});

export const OnTheApex = meta.story({
  args: { host: 'bellwether.example' },
  play: ({ canvas }) => leadsTo(canvas, '/create-tenant'),
});

/** Sign-in starts by itself, once. */
export const Guest = meta.story({
  args: { path: '/?next=%2Fusps', session: { status: 'signedOut', reason: 'guest' } },
  play: async ({ canvas, args: { onDepart } }) => {
    await waitFor(() => expect(onDepart).toHaveBeenCalledWith('sign in for /usps'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(onDepart).toHaveBeenCalledTimes(1);
  },
});

/** After a logout no redirect happens. */
export const SignedOut = meta.story({
  args: { session: { status: 'signedOut', reason: 'left' } },
  play: async ({ canvas, args: { onDepart } }) => {
    await expect(canvas.getByText('You are signed out.')).toBeVisible();
    await expect(onDepart).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onDepart).toHaveBeenCalledWith('sign in for /');
  },
});

/** The identity provider could not be reached. Trying again finds the session, and the page opens. */
export const LoadError = meta.story({
  args: {
    session: {
      status: 'error',
      step: 'token',
      fault: { code: 'timeout', description: '' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('took too long');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await leadsTo(canvas, '/business-info');
  },
});

/**
 * The workspace was not found while the provider was unreachable. The next try checks again, and still opens the requested
 * page.
 */
export const MissingEarlier = meta.story({
  args: {
    path: '/?next=%2Fusers%3Fq%3Dana',
    check: checkAnswering(false),
    session: { status: 'error', step: 'token', fault: { code: 'timeout', description: '' } },
  },
  play: async ({ canvas, args: { check } }) => {
    const answers: (string | undefined)[] = [];
    check?.subscribe(() => answers.push(check.getSnapshot()));
    check?.ask();
    await waitFor(() => expect(answers).toContain('missing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await leadsTo(canvas, '/users?q=ana');
  },
});

export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(...unknownWorkspace()),
  play: ({ canvas }) => leadsTo(canvas, '/tenant-not-found'),
});

/** After two more silent tries it counts as missing. */
export const CheckFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('workspaces.check'))),
  play: ({ canvas }) => leadsTo(canvas, '/tenant-not-found'),
});

/** A check that fails twice and then succeeds shows no error. */
export const CheckRecovering = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('workspaces.check', 503, { times: 2 }))),
  play: ({ canvas }) => leadsTo(canvas, '/business-info'),
});

export const Slow = meta.story({
  beforeEach: ({ msw }) => {
    gate = held('workspaces.check');
    msw.use(...compose(ready(), gate.handlers));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    gate.answer();
    await leadsTo(canvas, '/business-info');
  },
});

export const Loading = meta.story({
  args: { session: { status: 'authenticated', profile: visitor } },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('workspaces.check'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
});
