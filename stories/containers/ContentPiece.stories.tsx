import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContentPieceContainer } from '#containers/ContentPieceContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { framed } from './framed.ts';

const { compose, ready, empty, loading, serverError } = scenario;

/** An idea of the demo, chosen on the page itself. */
const meta = preview.meta({
  title: 'Containers/Content Piece',
  component: ContentPieceContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => (
    <InApp path="/content-piece" pace={100}>
      <ContentPieceContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const open = async () => {
  const choice = within(
    await screen.findByRole('navigation', { name: 'Choose an idea to write.' }),
  );
  const [link] = choice.getAllByRole('link');
  if (link) await userEvent.click(link);
};

/** The last point of the demo's piece is missing. It is written, edited, deleted, and comes back with Undo. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(await canvas.findByRole('button', { name: 'Write 1 section' }));
    await waitFor(() => expect(canvas.queryByText('Not written yet')).not.toBeInTheDocument());
    const [edit] = canvas.getAllByRole('button', { name: /^Edit “/ });
    if (edit) await userEvent.click(edit);
    await userEvent.type(await canvas.findByLabelText(/^Text/), ' A sentence of mine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('A sentence of mine.', { exact: false })).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: /^Delete “/ });
    if (remove) await userEvent.click(remove);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete section?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('Not written yet');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('A sentence of mine.', { exact: false })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('sections.list'))),
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.queryByText('Nothing is written yet.')).not.toBeInTheDocument();
  },
});

/** Without ideas there is nothing to write. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no content ideas yet.')).toBeVisible();
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('sections.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Write 1 section' })).toBeVisible();
  },
});

/** A word that the team does not want is stored, and remarked where it stands. */
export const WordsToAvoid = meta.story({
  play: async ({ canvas }) => {
    await open();
    const [heading] = await canvas.findAllByRole('heading', { level: 2 });
    const text = await canvas.findByRole('article', { name: 'The piece' });
    const word = /\p{L}{6,}/u.exec(text.textContent)?.[0] ?? '';
    await expect(heading).toHaveTextContent('Voice');
    await userEvent.click(canvas.getByRole('button', { name: 'Words to avoid' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Words to avoid' }),
      `${word}{Enter}`,
    );
    await expect(
      await canvas.findByText(new RegExp(`^“${word}” \\d+ × in “.*your team does not want it`)),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${word}` }));
    await waitFor(() => expect(canvas.queryByText(/does not want it/)).not.toBeInTheDocument());
  },
});

/** Another server has no pieces. */
export const NotOffered = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(ready(), serverError('sections.voice', 404), serverError('sections.list', 404)),
    ),
  play: async ({ canvas }) => {
    await open();
    await expect(await canvas.findByText('This server does not write pieces.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** A section that fails names its point and its reason, and can be written again. */
export const WritingFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('sections.generate', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(await canvas.findByRole('button', { name: 'Write 1 section' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(canvas.queryByText('Not written yet')).not.toBeInTheDocument());
  },
});
