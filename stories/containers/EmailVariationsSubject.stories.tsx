import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmailVariationsContainer } from '#containers/EmailVariationsContainer.tsx';
import { prospectsToHandOver } from '#domain/companies/prospectHandover.ts';
import { demoCompanyId, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { SubjectElsewhere } from '#storybook/SubjectElsewhere.tsx';
import { held } from '../held.ts';
import { hasLetters, selecting, tabs, written } from './emailVariationsStage.tsx';
import { isClosed, proposed } from './rewritingSteps.ts';

const { compose, ready, serverError } = scenario;

function TwoPages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname === '/email-variations') return <EmailVariationsContainer />;
  return (
    <main>
      <p>Another page</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
    </main>
  );
}

/** The app at the emails of the selected prospects. */
const inApp = (page: ReactNode) => (
  <InApp
    path="/email-variations"
    state={prospectsToHandOver(written, {
      workspace: demoWorkspace.domain,
      companyId: demoCompanyId,
    })}
    kept={selecting(written)}
    pace={100}
  >
    {page}
  </InApp>
);

const meta = preview.meta({
  title: 'Containers/Email Variations/Subject',
  parameters: { layout: 'fullscreen' },
  render: () => inApp(<TwoPages />),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const subject = () => screen.getByRole('heading', { level: 3 }).textContent;

/** Opens the dialog and agrees to one more variation. */
const openRewrite = async () => {
  await hasLetters(3);
  await userEvent.click(await screen.findByRole('button', { name: 'Rewrite the subject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rewrite “Subject”' }));
  await dialog.findByText(/^Only whole emails can be written\./);
  await userEvent.click(dialog.getByRole('button', { name: 'Write one and show its subject' }));
  return dialog;
};

/** Shows both subjects side by side. The accepted one is used in the mail; Undo restores the old one. */
export const Taken = meta.story({
  play: async ({ canvas }) => {
    await hasLetters(3);
    const before = subject();
    const dialog = await openRewrite();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    const next = await proposed(dialog);
    await expect(next).not.toBe(before);
    await expect(dialog.getByText('Taken from “Variation 4”, which was added.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take the new text' }));
    await isClosed();
    await expect(subject()).toBe(next);
    await expect(canvas.getByText('Edited')).toBeVisible();
    await expect(tabs()).toHaveLength(4);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(subject()).toBe(before));
    await expect(canvas.queryByText('Edited')).not.toBeInTheDocument();
  },
});

/** Declined: the old subject stays, and so does the variation that was written. */
export const Left = meta.story({
  play: async () => {
    await hasLetters(3);
    const before = subject();
    const dialog = await openRewrite();
    await proposed(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the old text' }));
    await isClosed();
    await expect(subject()).toBe(before);
    await expect(tabs()).toHaveLength(4);
    const button = screen.getByRole('button', { name: 'Rewrite the subject' });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Left while the subject is written: the proposal is shown with the mail on return. */
export const PageLeft = meta.story({
  play: async ({ canvas, msw }) => {
    const gate = held('emails.generate');
    msw.use(...gate.handlers);
    const dialog = await openRewrite();
    await expect(dialog.getByText(/^Writing a new text…/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await canvas.findByText('Another page');
    gate.answer();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await canvas.findByText('Subject: a new text is ready');
    await userEvent.click(canvas.getByRole('button', { name: /^Show Subject of / }));
    await proposed(within(await screen.findByRole('dialog')));
  },
});

/** Text the person typed meanwhile is replaced only after they agree. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, msw }) => {
    const gate = held('emails.generate');
    msw.use(...gate.handlers);
    await openRewrite();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const field = canvas.getByRole('textbox', { name: 'Subject' });
    await userEvent.clear(field);
    await userEvent.type(field, 'My own words');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish editing' }));
    gate.answer();
    await canvas.findByText('Subject: a new text is ready');
    await expect(subject()).toBe('My own words');
    await userEvent.click(canvas.getByRole('button', { name: /^Show Subject of / }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('My own words')).toBeVisible();
    const next = await proposed(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Take the new text' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await dialog.findByText(/^Not saved: this has changed/);
    await expect(dialog.getByText('My own words')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take the new text' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
    await isClosed();
    await expect(subject()).toBe(next);
  },
});

const theirs = 'From another tab';
const [openProspect] = written;

/** Another tab's words are shown as they come, and are written over only after a yes: by the new subject, and by its Undo. */
export const ChangedInAnotherTab = meta.story({
  render: () =>
    inApp(
      <>
        <EmailVariationsContainer />
        {openProspect ? <SubjectElsewhere of={openProspect.id} subject={theirs} /> : null}
      </>,
    ),
  play: async ({ step, msw }) => {
    const gate = held('emails.generate');
    msw.use(...gate.handlers);
    // The dialog keeps everything else from assistive technology, and another tab is not on this page.
    const changeElsewhere = () =>
      screen.getByRole('button', { name: 'Change it in another tab', hidden: true }).click();
    const dialog = await openRewrite();
    const now = within(dialog.getByRole('region', { name: 'Now' }));
    await step('while the subject is written', async () => {
      await expect(dialog.getByText(/^Writing a new text…/)).toBeVisible();
      changeElsewhere();
      await expect(await now.findByText(theirs)).toBeVisible();
    });
    gate.answer();
    const next = await proposed(dialog);
    const take = () => userEvent.click(dialog.getByRole('button', { name: 'Take the new text' }));
    const asked = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Changed in the meantime' }));
    await step('no keeps it', async () => {
      await take();
      await userEvent.click((await asked()).getByRole('button', { name: 'Keep editing' }));
      await dialog.findByText(/^Not saved: this has changed/);
      await expect(now.getByText(theirs)).toBeVisible();
    });
    await step('yes takes the new one', async () => {
      await take();
      await userEvent.click((await asked()).getByRole('button', { name: 'Save my version' }));
      await isClosed();
      await expect(subject()).toBe(next);
    });
    await step('Undo asks, too, where the other tab has changed it again', async () => {
      changeElsewhere();
      await waitFor(() => expect(subject()).toBe(theirs));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await userEvent.click((await asked()).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(subject()).toBe(theirs);
    });
  },
});

/** The subject stays, and the person can try again. */
export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('emails.generate', 500))),
  play: async () => {
    const dialog = await openRewrite();
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Now' })).toBeVisible();
  },
});
