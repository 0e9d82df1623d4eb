import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { held } from '../held.ts';
import { boards } from '../screens/boardSteps.ts';
import { framed } from './framed.ts';
import { isClosed, openRewrite, press, proposed, replaced } from './rewritingSteps.ts';
import { UspsSetup } from './UspsSetup.tsx';

const { compose, ready, serverError } = scenario;

const meta = preview.meta({
  title: 'Containers/Usps/Rewriting',
  component: UspsContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => <UspsSetup />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** Both texts are shown side by side, and nothing has changed yet. */
export const Proposed = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const dialog = await openRewrite();
    const next = await proposed(dialog);
    const now = replaced(dialog);
    await expect(next).not.toBe(now);
    await expect(canvas.getByText(now)).toBeVisible();
  },
});

/** 'Another' proposes a different text. The accepted one replaces the card's, and Undo restores the old one. */
export const Taken = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openRewrite();
    const first = await proposed(dialog);
    const now = replaced(dialog);
    await press(dialog, 'Another one');
    await waitFor(async () => expect(await proposed(dialog)).not.toBe(first));
    const next = await proposed(dialog);
    await press(dialog, 'Take the new text');
    await isClosed();
    await waitFor(() => expect(canvas.getByText(next)).toBeVisible());
    await expect(canvas.queryByText(now)).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText(now)).toBeVisible());
  },
});

/** The text stays, and the person can try again. */
export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('suggestions.rewrite', 500))),
  play: async () => {
    const dialog = await openRewrite();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to rewrite this field',
    );
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Now' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focusedElement()));
  },
});

/** A server without the call: the dialog says so, and no card offers it any more. */
export const Missing = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('suggestions.rewrite', 404))),
  play: async ({ canvas }) => {
    const dialog = await openRewrite();
    await dialog.findByText(/^This server cannot rewrite a single text\./);
    await expect(dialog.queryByRole('button', { name: 'Take the new text' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Rewrite part of / })).toBeNull();
    await press(dialog, 'Keep the old text');
    await isClosed();
    // The button that opened the dialog is gone; the focus stays on the page.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

/** Closing the dialog ends the request: its answer is dropped, and asking again sends a new one. */
export const Closed = meta.story({
  play: async ({ canvas, msw }) => {
    const gate = held('suggestions.rewrite', { times: 1 });
    msw.use(...gate.handlers);
    const dialog = await openRewrite();
    await expect(dialog.getByText('Writing a new text…')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    gate.answer();
    await expect(canvas.queryByText(/new text/)).not.toBeInTheDocument();
    await proposed(await openRewrite());
  },
});

/** Enter pressed twice asks once: the second press does not close the dialog. */
export const EnterTwice = meta.story({
  play: async ({ canvas, msw }) => {
    const gate = held('suggestions.rewrite', { times: 1 });
    msw.use(...gate.handlers);
    const [menu] = await canvas.findAllByRole('button', { name: /^Rewrite part of / });
    menu?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Rewrite “Title”' });
    await userEvent.keyboard('{Enter}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rewrite “Title”' }));
    gate.answer();
    await proposed(dialog);
  },
});

/** What is typed and saved while an Undo is running is not lost: the dialog says what the Undo has changed, and Save replaces it. */
export const SavedDuringUndo = meta.story({
  play: async ({ msw }) => {
    const rewriting = await openRewrite('Description');
    const after = await proposed(rewriting);
    const before = replaced(rewriting);
    await press(rewriting, 'Take the new text');
    await isClosed();
    await screen.findByText(after);
    const { handlers, answer } = held('usps.edit', { times: 1 });
    msw.use(...handlers);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await boards.usps.edit('Typed');
    answer();
    await dialog.findByText(/^Not saved: somebody else has changed this/);
    await expect(await dialog.findByText(/^Description has been changed/)).toHaveTextContent(
      before,
    );
    await expect(dialog.getByDisplayValue('Typed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await isClosed();
    await expect(await screen.findByText('Typed')).toBeVisible();
  },
});
