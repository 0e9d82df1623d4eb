import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DoNotContactContainer } from '#containers/DoNotContactContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { gridRows } from '../gridRows.ts';
import { confirmDeletion, opened } from '../opened.ts';
import { framed } from './framed.ts';

const { compose, ready, loading, serverError } = scenario;

const args = { host: 'demo.bellwether.example' };

const meta = preview.meta({
  title: 'Containers/Do Not Contact',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ host }: typeof args) => (
    <InApp path="/do-not-contact">
      <VisitProvider host={host}>
        <DoNotContactContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { isBusy, rowsAre } = gridRows('Do not contact');

const add = async (entry: string) => {
  const dialog = await opened('Add Entry', 'Add Entry');
  await userEvent.type(dialog.getByLabelText(/Address or domain/), entry);
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is on this list.')).toBeVisible();
  },
});

/** What was taken off comes back with Undo. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is on this list.')).toBeVisible();
    await add('Acme.example');
    await rowsAre(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete acme.example' }));
    await confirmDeletion();
    await expect(await canvas.findByText('Nobody is on this list.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await rowsAre(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('doNotContact.list'))),
  play: isBusy,
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('doNotContact.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Nobody is on this list.')).toBeVisible();
  },
});

/** The apex has no workspace (D4). No request is sent: it would fail the story. */
export const OnTheApex = meta.story({
  args: { host: 'bellwether.example' },
  beforeEach: ({ msw }) => msw.use(...scenario.unknownWorkspace()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No tenant found. Create a workspace first.'),
    ).toBeVisible();
  },
});
