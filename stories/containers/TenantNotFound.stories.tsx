import { expect, userEvent, waitFor } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { EntryContainer } from '#containers/EntryContainer.tsx';
import { TenantNotFoundContainer } from '#containers/TenantNotFoundContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { answering } from '#storybook/answering.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';

const { ready } = scenario;

type Args = Pick<VisitProviderProps, 'check'> & Pick<InAppProps, 'state'>;

const args: Args = {};

const meta = preview.meta({
  title: 'Containers/Tenant Not Found',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ state, check }: Args) => (
    <InApp path="/tenant-not-found" kept={{}} state={state}>
      <VisitProvider host="acme.bellwether.example" {...(check && { check })}>
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tenant not found' })).toBeVisible();
    await expect(canvas.getByText(/acme\.bellwether\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to bellwether.example' })).toHaveAttribute(
      'href',
      'https://bellwether.example',
    );
  },
});

/** Trying again opens the requested page, or the first step if none was requested. */
export const Retried = meta.story({
  args: { state: { next: '/users?q=ana' }, check: answering() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await leadsTo(canvas, '/users?q=ana');
  },
});

export const RetriedWithHostileState = meta.story({
  args: { state: { next: '//evil.test' }, check: answering() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await leadsTo(canvas, '/business-info');
  },
});

/** An earlier check is answered on this page: the first try still sends a new one. */
export const RetriedAfterLateAnswer = meta.story({
  args: { check: answering(false) },
  play: async ({ canvas, args: { check } }) => {
    const answers: (string | undefined)[] = [];
    check?.subscribe(() => answers.push(check.getSnapshot()));
    check?.ask();
    await waitFor(() => expect(answers).toContain('missing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await leadsTo(canvas, '/business-info');
  },
});
