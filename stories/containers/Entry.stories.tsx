import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EntryContainer } from '#containers/EntryContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { answering } from '#storybook/answering.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { visitor, VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';

const { compose, ready, loading, serverError, networkFailure, slow, unknownWorkspace } = scenario;

type Args = Pick<VisitProviderProps, 'session' | 'host' | 'check'> &
  Pick<InAppProps, 'path' | 'kept'> & { onDepart: (what: string) => void };

const args: Args = { path: '/', kept: {}, onDepart: fn() };

const meta = preview.meta({
  title: 'Containers/Entry',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ path = '/', kept = {}, ...visit }: Args) => (
    <InApp path={path} kept={kept} pace={100}>
      <VisitProvider {...visit}>
        <EntryContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

type Canvas = { getByTestId: (id: string) => HTMLElement };
const leadsTo = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(address), {
    timeout: 3000,
  });

/** The workspace exists: someone new starts with the first step. */
export const Ready = meta.story({ play: ({ canvas }) => leadsTo(canvas, '/business-info') });

export const NextFirst = meta.story({
  args: {
    path: '/?next=%2Fusers%3Fq%3Dana',
    kept: { onboardingStage: 'icps', onboardingLastPath: '/usps' },
  },
  play: ({ canvas }) => leadsTo(canvas, '/users?q=ana'),
});

/** A next that leads elsewhere is passed over. */
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

export const OnTheApex = meta.story({
  args: { host: 'bellwether.example' },
  play: ({ canvas }) => leadsTo(canvas, '/create-tenant'),
});

/** Sign-in starts by itself, once, although effects run twice. */
export const Guest = meta.story({
  args: { path: '/?next=%2Fusps', session: { status: 'signedOut', reason: 'guest' } },
  play: async ({ canvas, args: { onDepart } }) => {
    await waitFor(() => expect(onDepart).toHaveBeenCalledWith('sign in for /usps'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});

/** After a logout nobody is sent anywhere. */
export const SignedOut = meta.story({
  args: { session: { status: 'signedOut', reason: 'left' } },
  play: async ({ canvas, args: { onDepart } }) => {
    await expect(canvas.getByText('You are signed out.')).toBeVisible();
    await expect(onDepart).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onDepart).toHaveBeenCalledWith('sign in for /');
  },
});

/** The provider could not be reached: trying again finds the session, and the way goes on. */
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

/** The workspace was not found while the provider was out of reach: the next try asks anew, and the way on is not lost. */
export const MissingEarlier = meta.story({
  args: {
    path: '/?next=%2Fusers%3Fq%3Dana',
    check: answering(false),
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

/** Two quiet tries more, then it counts as missing. */
export const CheckFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('workspaces.check'))),
  play: ({ canvas }) => leadsTo(canvas, '/tenant-not-found'),
});

/** A check that fails twice and then succeeds is not noticed. */
export const CheckRecovering = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('workspaces.check', 503, { times: 2 }))),
  play: ({ canvas }) => leadsTo(canvas, '/business-info'),
});

export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), slow(400, 'workspaces.check'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
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
