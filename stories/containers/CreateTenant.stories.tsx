import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CreateTenantContainer } from '#containers/CreateTenantContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';
import { VisitProvider, type VisitProviderProps } from '#storybook/VisitProvider.tsx';

const { compose, ready, networkFailure, serverError } = scenario;

type Args = Pick<InAppProps, 'kept'> & Pick<VisitProviderProps, 'onDepart'>;

const typed = { company: 'Acme Ltd', domain: 'acme', fullName: 'Ada Lovelace' };
const goesOn = 'go https://acme.bellwether.example/business-info?company=Acme+Ltd';
const args: Args = { kept: typed, onDepart: fn() };

const meta = preview.meta({
  title: 'Containers/Create Tenant',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ kept = {}, ...visit }: Args) => (
    <InApp path="/create-tenant" kept={kept} pace={100}>
      <VisitProvider host="bellwether.example" {...visit}>
        <CreateTenantContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** The new workspace has its own address, which the browser opens. */
export const Ready = meta.story({
  play: async ({ canvas, args: { onDepart } }) => {
    await expect(await canvas.findByText('https://acme.bellwether.example is free')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onDepart).toHaveBeenCalledWith(goesOn));
  },
});

/** The person's name is known from signing in; one that they typed is kept. */
export const NameSuggested = meta.story({
  args: { kept: { company: 'Acme Ltd', domain: 'acme' } },
  play: async ({ canvas, args: { onDepart } }) => {
    await expect(canvas.getByLabelText(/Full name/)).toHaveValue('Dana Reyes');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onDepart).toHaveBeenCalledWith(goesOn));
  },
});

/** The workspaces of the person, each at its own address (D84). */
export const OwnWorkspaces = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/workspaces/mine', () =>
        HttpResponse.json({ success: true, data: [{ domain: 'crumb', company: 'Crumb' }] }),
      ),
      ...ready(),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Crumb/ });
    await expect(link).toHaveAttribute('href', 'https://crumb.bellwether.example');
    await expect(canvas.getByLabelText(/Domain/)).toHaveValue('acme');
  },
});

/** A server without the call, or whose answer fails: the form alone, and no message. */
export const OwnWorkspacesFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('workspaces.mine', 501))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('https://acme.bellwether.example is free')).toBeVisible();
    await expect(canvas.queryByText('Your workspaces')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** When the check for a free domain fails, the form can still be sent. */
export const CheckFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('workspaces.check'))),
  play: async ({ canvas }) => {
    await canvas.findByText('Your address will be https://acme.bellwether.example');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});
