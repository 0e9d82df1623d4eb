import { HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CreateTenantContainer } from '#containers/CreateTenantContainer.tsx';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { held } from '../held.ts';

const { compose, ready, errorBody, networkFailure, loading } = scenario;

interface Args {
  host: string;
  kept: InAppProps['kept'];
  onDepart: (what: string) => void;
}

const typed = { company: 'Acme Ltd', domain: 'acme', fullName: 'Ada Lovelace' };
const goesOn = 'go https://acme.bellwether.example/business-info?company=Acme+Ltd';
const args: Args = { host: 'bellwether.example', kept: typed, onDepart: fn() };

const meta = preview.meta({
  title: 'Containers/Create Tenant',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ kept = {}, ...visit }: Args) => (
    <InApp path="/create-tenant" kept={kept} pace={100}>
      <VisitProvider {...visit}>
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

/** On localhost the address stays the same, and the next page opens. */
export const OnLocalhost = meta.story({
  args: { host: 'localhost' },
  play: async ({ canvas, args: { onDepart } }) => {
    await expect(canvas.getByText('.app.localhost')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/business-info'));
    await expect(onDepart).not.toHaveBeenCalled();
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

export const Taken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...override(callsOf('workspaces.check'), () => HttpResponse.json({ exists: true })),
      ...ready(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('https://acme.bellwether.example is taken')).toBeVisible();
  },
});

/** When the check for a free domain fails, the form can still be sent. */
export const CheckFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('workspaces.check'))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your address will be https://acme.bellwether.example'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('workspaces.check'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Checking whether/)).toBeVisible();
  },
});

export const Saving = meta.story({
  play: async ({ canvas, msw, args: { onDepart } }) => {
    const gate = held('workspaces.create');
    msw.use(...gate.handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Creating...' })).toBeVisible();
    await expect(onDepart).not.toHaveBeenCalled();
    gate.answer();
    await waitFor(() => expect(onDepart).toHaveBeenCalledTimes(1));
  },
});

/** While the request runs, nothing can be typed. */
export const Locked = meta.story({
  play: async ({ canvas, msw, args: { onDepart } }) => {
    const gate = held('workspaces.create');
    msw.use(...gate.handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(canvas.getByLabelText(/Company/), ' & Sons');
    await expect(canvas.getByLabelText(/Company/)).toHaveValue('Acme Ltd');
    gate.answer();
    await waitFor(() => expect(onDepart).toHaveBeenCalledWith(goesOn));
  },
});

/** The server's reason is shown, the form stays as it was, and its draft is kept. */
export const SaveError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), errorBody('workspaces.create', { error: 'No more room here.' }))),
  play: async ({ canvas, args: { onDepart } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No more room here.');
    await expect(canvas.getByLabelText(/Domain/)).toHaveValue('acme');
    await expect(onDepart).not.toHaveBeenCalled();
  },
});

/** When the server does not answer, the product's own text is shown. */
export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('workspaces.create'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create workspace. Please try again.',
    );
  },
});

export const LoggingOut = meta.story({
  play: async ({ canvas, args: { onDepart } }) => {
    await expect(canvas.getByText('Signed in as dana@crumb.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(onDepart).toHaveBeenCalledWith('sign out');
  },
});
