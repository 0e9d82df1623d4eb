import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { UsersContainer } from '#containers/UsersContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { gridRows } from '../gridRows.ts';

const { compose, ready, serverError, networkFailure } = scenario;

const meta = preview.meta({
  title: 'Containers/Users/Many',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/users">
      <VisitProvider host="demo.bellwether.example">
        <UsersContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { rowsAre } = gridRows('Users');

async function pasteTwo() {
  await rowsAre(3);
  await userEvent.click(screen.getByRole('button', { name: 'Paste list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste users' }));
  await userEvent.click(dialog.getByLabelText('Users'));
  await userEvent.paste(
    'Noor Haddad, noor@crumb.example, Editor\nIda Moss, ida@crumb.example, Guest',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 users' }));
}

export const PastingMany = meta.story({
  play: async () => {
    await pasteTwo();
    await expect(await screen.findByText('Added 2 of 2')).toBeVisible();
    await rowsAre(5);
  },
});

/** Each row has its own result: failed ones are listed with the reason, and retried alone. */
export const PastingSomeFail = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('users.add', { times: 1 }))),
  play: async () => {
    await pasteTwo();
    await expect(await screen.findByText(/: Network error$/)).toBeVisible();
    await rowsAre(4);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry failed' }));
    await rowsAre(5);
  },
});

async function deleteAll() {
  await rowsAre(3);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all users shown' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 users?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

export const DeletingMany = meta.story({
  play: async () => {
    await deleteAll();
    await expect(await screen.findByText('Deleted 3 of 3')).toBeVisible();
    await expect(await screen.findByText('No users yet.')).toBeVisible();
  },
});

export const DeletingSomeFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('users.remove', 500, { times: 1 }))),
  play: async () => {
    await deleteAll();
    await expect(await screen.findByText(/: Failed to delete user\.$/)).toBeVisible();
    await rowsAre(1);
  },
});

/** The browser does not allow copying: only the list can also be saved as a file. */
export const CopyingRefused = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  },
  play: async () => {
    await rowsAre(3);
    const [copy] = screen.getAllByRole('button', { name: /^Copy invitation for / });
    if (!copy) throw new Error('No row has an invitation.');
    await userEvent.click(copy);
    await expect(await screen.findByText('Your browser did not allow copying.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all users shown' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy list' }));
    await expect(
      await screen.findByText('Your browser did not allow copying. Save it as a file instead.'),
    ).toBeVisible();
  },
});
