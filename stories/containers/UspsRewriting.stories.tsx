import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { demoCompanyId, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { apiElsewhere, otherTabs } from '#storybook/otherTabs.ts';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { held } from '../held.ts';
import { boards } from '../screens/boardSteps.ts';
import { isClosed, openRewrite, press, proposed, replaced } from './rewritingSteps.ts';
import { UspsStage } from './UspsStage.tsx';

const { compose, ready, serverError } = scenario;
const board = boards.usps;
const workspace = demoWorkspace.domain;
const tabs = otherTabs();
const page = within(document.body);

const meta = preview.meta({
  title: 'Containers/Usps/Rewriting',
  component: UspsContainer,
  parameters: { layout: 'fullscreen' },
  render: () => <UspsStage />,
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
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(canvas.getByText(now)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show Description of / }));
    await screen.findByRole('dialog');
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
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText(now)).toBeVisible());
    await expect(canvas.queryByText('Edited by you')).not.toBeInTheDocument();
  },
});

/** Closed while the text is written: the proposal waits on the card until it is declined. */
export const Waiting = meta.story({
  play: async ({ canvas, msw }) => {
    const gate = held('suggestions.rewrite');
    msw.use(...gate.handlers);
    const dialog = await openRewrite();
    await expect(dialog.getByText(/^Writing a new text…/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    gate.answer();
    await canvas.findByText('Description: a new text is ready');
    await userEvent.click(canvas.getByRole('button', { name: /^Show Description of / }));
    const again = within(await screen.findByRole('dialog'));
    await proposed(again);
    await press(again, 'Keep the old text');
    await isClosed();
    await expect(canvas.queryByText('Description: a new text is ready')).not.toBeInTheDocument();
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

/** A refusal is shown once: opening the dialog again sends a new request. */
export const RefusedOnce = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('suggestions.rewrite', 403, { times: 1 }))),
  play: async () => {
    const dialog = await openRewrite();
    await dialog.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    const again = await openRewrite();
    await proposed(again);
    await expect(again.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Another tab rewrites the field while the dialog is open: it is replaced only after the person agrees. */
export const ChangedMeanwhile = meta.story({
  render: () => <UspsStage tabs={tabs} />,
  play: async () => {
    const dialog = await openRewrite();
    const next = await proposed(dialog);
    const now = replaced(dialog);
    const elsewhere = apiElsewhere().usps;
    const row = (await elsewhere.list(workspace, demoCompanyId)).find(
      ({ description }) => description === now,
    );
    if (!row) throw new Error('The row is gone.');
    const theirs = { ...row, description: 'Words of somebody else.' };
    await elsewhere.edit(workspace, row.id, theirs);
    tabs.send(`list ${['usps', workspace, demoCompanyId].join('|')}`);
    await dialog.findByText('Words of somebody else.');
    await press(dialog, 'Take the new text');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await dialog.findByText(/^Not saved: this has changed/);
    await expect(dialog.getByText('Words of somebody else.')).toBeVisible();
    await press(dialog, 'Take the new text');
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
    await isClosed();
    await screen.findByText(next);
  },
});

/** A server that can only write whole suggestions: the dialog says so before generating any. */
export const WholeOnly = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('suggestions.rewrite', 404))),
  play: async () => {
    const dialog = await openRewrite();
    await dialog.findByText(/^This server writes whole suggestions only\./);
  },
});

/** Closed before the server said so: the card says that an answer is needed, not that there is no text. */
export const WholeOnlyWaiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('suggestions.rewrite', 404))),
  play: async ({ canvas, msw }) => {
    const gate = held('suggestions.rewrite');
    msw.use(...gate.handlers);
    const dialog = await openRewrite();
    await dialog.findByText(/^Writing a new text…/);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    gate.answer();
    await canvas.findByText('Description: your answer is needed');
    await userEvent.click(canvas.getByRole('button', { name: /^Show Description of / }));
    const again = within(await screen.findByRole('dialog'));
    await again.findByText(/^This server writes whole suggestions only\./);
  },
});

/** After agreeing, the new suggestions are in the list, and the text of one of them is proposed. */
export const FromWhole = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('suggestions.rewrite', 404))),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Edit / });
    const before = await board.cardCount();
    const dialog = await openRewrite();
    await userEvent.click(await dialog.findByRole('button', { name: 'Generate and show a text' }));
    const next = await proposed(dialog);
    await expect(
      dialog.getByText(/^Taken from “.+”\. 4 new suggestions were added to your list\.$/),
    ).toBeVisible();
    await press(dialog, 'Take the new text');
    await isClosed();
    await waitFor(() => expect(canvas.getAllByText(next)).toHaveLength(2));
    await waitFor(async () => expect(await board.cardCount()).toBe(before + 4));
  },
});

/** Text the person wrote is marked, and a generation leaves it unchanged. */
export const EditedByYou = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit / });
    if (!edit) throw new Error('There is no card.');
    await userEvent.click(edit);
    const form = within(await screen.findByRole('dialog'));
    const field = form.getByRole('textbox', { name: /Description/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'My own words.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Edited by you');
    const before = await board.cardCount();
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate More' }));
    await waitFor(async () => expect(await board.cardCount()).toBeGreaterThan(before));
    await expect(canvas.getByText('My own words.')).toBeVisible();
    await expect(canvas.getByText('Edited by you')).toBeVisible();
    // The message disappears after a time, so the picture is taken without it.
    await userEvent.click(await screen.findByRole('button', { name: /^Dismiss/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull());
  },
});
