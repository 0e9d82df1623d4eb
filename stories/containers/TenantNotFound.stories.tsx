import { expect } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { EntryContainer } from '#containers/EntryContainer.tsx';
import { TenantNotFoundContainer } from '#containers/TenantNotFoundContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';
import { leadsTo } from '../leadsTo.ts';
import { framed } from './framed.ts';

const { compose, ready, loading, networkFailure, unknownWorkspace } = scenario;

type Args = Pick<VisitProviderProps, 'session'> & Pick<InAppProps, 'state'>;

const args: Args = {};

const meta = preview.meta({
  title: 'Containers/Tenant Not Found',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ state, ...visit }: Args) => (
    <InApp path="/tenant-not-found" kept={{}} state={state} pace={100}>
      <VisitProvider {...visit}>
        <Routes>
          <Route path="/" element={<EntryContainer />} />
          <Route path="/tenant-not-found" element={<TenantNotFoundContainer />} />
          <Route path="*" element={null} />
        </Routes>
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...unknownWorkspace()),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tenant not found' })).toBeVisible();
    await expect(canvas.getByText(/demo\.bellwether\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to bellwether.example' })).toHaveAttribute(
      'href',
      'https://bellwether.example',
    );
  },
});

/** Nothing is claimed before the check has answered. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('workspaces.check'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** After a reload of this page the check is sent again, and its failure is said below the heading. */
export const LoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('workspaces.check'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server did not answer/)).toBeVisible();
  },
});

/** When the sign-in fails, nothing is checked. The entry says so instead of 'Tenant not found'. */
export const SignInFailed = meta.story({
  args: {
    state: { next: '/users?q=ana' },
    session: { status: 'error', step: 'token', fault: { code: 'timeout', description: '' } },
  },
  play: async ({ canvas }) => {
    await leadsTo('/?next=%2Fusers%3Fq%3Dana');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** The workspace was created, or the server answers again, before the page was reloaded. */
export const Found = meta.story({
  args: { state: { next: '/users?q=ana' } },
  beforeEach: ({ msw }) => msw.use(...ready()),
  play: () => leadsTo('/users?q=ana'),
});

/** A guest is not asked to sign in here. */
export const Guest = meta.story({
  args: { session: { status: 'signedOut', reason: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tenant not found' })).toBeVisible();
  },
});
