import { expect, userEvent, waitFor } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { EntryContainer } from '#containers/EntryContainer.tsx';
import { TenantNotFoundContainer } from '#containers/TenantNotFoundContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { checkAnswering, endlessCheck, failingCheck } from '#storybook/workspaceChecks.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';

const { ready } = scenario;

type Args = Pick<VisitProviderProps, 'check' | 'session'> & Pick<InAppProps, 'state'>;

const args: Args = {};

const meta = preview.meta({
  title: 'Containers/Tenant Not Found',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ state, check, session }: Args) => (
    <InApp path="/tenant-not-found" kept={{}} state={state}>
      <VisitProvider
        host="acme.bellwether.example"
        {...(check && { check })}
        {...(session && { session })}
      >
        <Routes>
          <Route path="/" element={<EntryContainer />} />
          <Route path="/tenant-not-found" element={<TenantNotFoundContainer />} />
          <Route path="*" element={null} />
        </Routes>
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const leadsTo = (canvas: { getByTestId: (id: string) => HTMLElement }, address: string) =>
  waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(address));

export const Ready = meta.story({
  args: { check: checkAnswering(false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tenant not found' })).toBeVisible();
    await expect(canvas.getByText(/acme\.bellwether\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to bellwether.example' })).toHaveAttribute(
      'href',
      'https://bellwether.example',
    );
  },
});

/** Nothing is claimed before the check has answered. */
export const Loading = meta.story({
  args: { check: endlessCheck() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** After a reload of this page the check is sent again, and its failure is said below the heading. */
export const LoadError = meta.story({
  args: { check: failingCheck() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server did not answer/)).toBeVisible();
  },
});

/** When the sign-in fails, nothing is checked. The entry says so instead of 'Tenant not found'. */
export const SignInFailed = meta.story({
  args: {
    state: { next: '/users?q=ana' },
    check: failingCheck(),
    session: { status: 'error', step: 'token', fault: { code: 'timeout', description: '' } },
  },
  play: async ({ canvas }) => {
    await leadsTo(canvas, '/?next=%2Fusers%3Fq%3Dana');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** The workspace was created, or the server answers again, before the page was reloaded. */
export const Found = meta.story({
  args: { state: { next: '/users?q=ana' }, check: checkAnswering() },
  play: ({ canvas }) => leadsTo(canvas, '/users?q=ana'),
});

/** A guest is not asked to sign in here. */
export const Guest = meta.story({
  args: { session: { status: 'signedOut', reason: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tenant not found' })).toBeVisible();
  },
});

/** Trying again opens the requested page, or the first step if none was requested. */
export const Retried = meta.story({
  args: { state: { next: '/users?q=ana' }, check: checkAnswering(false) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await leadsTo(canvas, '/users?q=ana');
  },
});

export const RetriedWithHostileState = meta.story({
  args: { state: { next: '//evil.test' }, check: checkAnswering(false) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await leadsTo(canvas, '/business-info');
  },
});
