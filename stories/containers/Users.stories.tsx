import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { UsersContainer } from '#containers/UsersContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { choose } from '../choose.ts';
import { gridRows } from '../gridRows.ts';
import { confirmDeletion, opened } from '../opened.ts';
import { write } from '../write.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';

const { compose, ready, empty, loading, serverError, errorBody } = scenario;

interface Args {
  host: string;
}
const args: Args = { host: 'demo.bellwether.example' };

const meta = preview.meta({
  title: 'Containers/Users',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ host }: Args) => (
    <InApp path="/users">
      <VisitProvider host={host}>
        <UsersContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { isBusy, rowsAre } = gridRows('Users');
const hasRows = () => rowsAre(3);
const states = listStates({ list: 'users', hasRows, fetchFailed: 'Failed to fetch users.' });

export const Ready = meta.story(states.ready);

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('users.list'))),
  play: isBusy,
});

/** An empty list of users is not polled: it is shown at once. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), empty('users'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet.')).toBeVisible();
  },
});

export const LoadError = meta.story(states.loadError);

/** The apex has no workspace, and so no users (D4). No request is sent: it would fail the story. */
export const OnTheApex = meta.story({
  args: { host: 'bellwether.example' },
  beforeEach: ({ msw }) => msw.use(...scenario.unknownWorkspace()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No tenant found. Create a workspace first.'),
    ).toBeVisible();
  },
});

/** The server's own message is shown (section 8), and the typed text stays. */
export const AddRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(ready(), errorBody('users.add', { message: 'The plan has no more seats.' })),
    ),
  play: async () => {
    await rowsAre(3);
    const dialog = await opened('Add New User', 'Add New User');
    await write(dialog.getByLabelText(/Full Name/), 'Noor Haddad');
    await write(dialog.getByLabelText(/Email/), 'noor@crumb.example');
    await write(dialog.getByLabelText(/Role/), 'Editor');
    await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
    await expect(await dialog.findByText('The plan has no more seats.')).toBeVisible();
    await expect(dialog.getByLabelText(/Full Name/)).toHaveValue('Noor Haddad');
  },
});

const lastMember = 'The last member cannot be deleted. Add somebody else first.';

/** Only the server knows who the last member is: its message is shown as it is, and the row returns. */
export const DeletingLastMember = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), errorBody('users.remove', { message: lastMember }, 409))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Dana Reyes' }));
    await confirmDeletion();
    await expect(await screen.findByText(lastMember)).toBeVisible();
    await rowsAre(3);
  },
});

const lastAddress =
  'The email address of the last member cannot be changed. Add somebody else first.';

/** The same for the email address; the typed text stays. */
export const ChangingLastAddress = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), errorBody('users.edit', { message: lastAddress }, 409))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Dana Reyes' }));
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await write(email, 'dana@elsewhere.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(lastAddress)).toBeVisible();
    await expect(email).toHaveValue('dana@elsewhere.example');
  },
});

/** A server without the calls: the page is as before. */
export const WithoutWorkspaceCalls = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('workspace.get', 501))),
  play: async ({ canvas }) => {
    await rowsAre(3);
    await expect(canvas.queryByRole('button', { name: 'Workspace' })).not.toBeInTheDocument();
  },
});

/** The browser does not allow copying: the list can be saved as a file. */
export const CopyingRefused = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  },
  play: async () => {
    await rowsAre(3);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all users shown' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy list' }));
    await expect(
      await screen.findByText('Your browser did not allow copying. Save it as a file instead.'),
    ).toBeVisible();
  },
});

/** The demo workspace has no owner: here the first user owns it. */
const owned = [
  http.get('*/getWorkspace', () =>
    HttpResponse.json({ success: true, data: { name: 'demo', ownerId: 1, isOwner: true } }),
  ),
];

export const HandOverRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(
        ready(),
        owned,
        errorBody('workspace.handOver', { message: 'They have to sign in first.' }, 409),
      ),
    ),
  play: async () => {
    await choose('Workspace', 'Hand over…');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /New owner/ }));
    const [first] = await screen.findAllByRole('option');
    await expect(first).toBeVisible();
    await userEvent.click(first ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(await dialog.findByText('They have to sign in first.')).toBeVisible();
  },
});

export const ExportFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), owned, serverError('workspace.export'))),
  play: async () => {
    await choose('Workspace', 'Export everything');
    await expect(await screen.findByText('Failed to export the workspace.')).toBeVisible();
  },
});

/** Try again loads it. */
export const ActivityFailing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), owned, serverError('workspace.activity', 500, { times: 1 }))),
  play: async () => {
    await choose('Workspace', 'Activity');
    const dialog = within(await screen.findByRole('dialog', { name: 'Activity' }));
    await expect(await dialog.findByText('Failed to load the activity.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText('Nothing has been recorded yet.')).toBeVisible();
  },
});
