import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EntryContainer } from '#containers/EntryContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';
import { leadsTo } from '../leadsTo.ts';
import { framed } from './framed.ts';

const { compose, ready, loading } = scenario;

type Args = Pick<VisitProviderProps, 'session' | 'onDepart'> & Pick<InAppProps, 'path'>;

const args: Args = { path: '/', onDepart: fn() };

const meta = preview.meta({
  title: 'Containers/Entry',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ path = '/', ...visit }: Args) => (
    <InApp path={path} kept={{}} pace={100}>
      <VisitProvider {...visit}>
        <EntryContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** The workspace exists: a new person starts with the first step. What else decides is in `entryRedirect`. */
export const Ready = meta.story({ play: () => leadsTo('/business-info') });

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
    session: { status: 'error', step: 'token', fault: { code: 'timeout', description: '' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('took too long');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await leadsTo('/business-info');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('workspaces.check'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
});
