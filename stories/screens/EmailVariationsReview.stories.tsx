import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { variationKey } from '#domain/mail/mailPerson.ts';
import type { MailReview } from '#domain/mail/mailReview.ts';
import { gone, lookedAt, withGrounds } from '#mocks/fixtures/grounds.ts';
import { aMailing } from '#mocks/fixtures/mailing.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import {
  emailArgs,
  firstMailIn,
  firstSet,
  mailIn,
  StatefulEmailVariations,
} from './emailVariationsSetup.tsx';

const meta = preview.meta({
  title: 'Screens/Email Variations/Review',
  component: EmailVariationsScreen,
  parameters: { layout: 'fullscreen' },
  args: emailArgs,
  render: StatefulEmailVariations,
});

const [firstVariation] = firstSet.variations;
const firstKey = firstVariation ? variationKey(firstVariation) : '';
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

/** Moves from one prospect to the next by button and key. Marks are counted and can be removed. */
export const Walking = meta.story({
  play: async ({ canvas, step }) => {
    await step('next and previous', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next prospect' }));
      await expect(heading('Ben Whitfield')).toBeVisible();
      await userEvent.keyboard('k');
      await expect(heading('Olena Ferreira')).toBeVisible();
    });
    await step('marking opens the next one to review', async () => {
      await userEvent.keyboard('d');
      await expect(canvas.getByText('1 of 5 reviewed')).toBeVisible();
      await expect(heading('Ben Whitfield')).toBeVisible();
      await userEvent.keyboard('s');
      await expect(canvas.getByText('2 of 5 reviewed · 1 skipped')).toBeVisible();
      await expect(heading('Priya Nakamura')).toBeVisible();
    });
    await step('the same mark again removes it, and the prospect stays open', async () => {
      await userEvent.keyboard('kk');
      await userEvent.dblClick(canvas.getByRole('button', { name: /^Drafted/, pressed: true }));
      await expect(canvas.getByText('1 of 5 reviewed · 1 skipped')).toBeVisible();
      await expect(heading('Olena Ferreira')).toBeVisible();
    });
    await step('each of three quick presses marks the prospect that is open', async () => {
      await userEvent.tripleClick(canvas.getByRole('button', { name: /^Drafted/ }));
      await expect(canvas.getByText('4 of 5 reviewed · 1 skipped')).toBeVisible();
      await expect(heading('Greta Haddad')).toBeVisible();
      await userEvent.keyboard('kkkk');
    });
    await step('keys do nothing while someone types', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      await userEvent.type(canvas.getByLabelText('Subject'), ' jds');
      await expect(heading('Olena Ferreira')).toBeVisible();
    });
  },
});

/** An edit is used in every export and draft. */
export const Editing = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const subject = canvas.getByLabelText('Subject');
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Bread & more');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy subject' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith('Bread & more', 'Subject copied', {
      file: true,
    });
    await expect(
      canvas.getByRole('link', { name: 'Create Default Draft' }).getAttribute('href'),
    ).toContain('?subject=Bread%20%26%20more&body=');
  },
});

const [original = { subject: '', body: '' }] = firstSet.variations;

const editedReview: MailReview = {
  '1': {
    mark: null,
    chosenKey: null,
    edits: { [variationKey(original)]: { ...original, subject: 'Warm bread, Olena' } },
  },
};

/** The person edited subject and body, then the mail was regenerated with another subject and the same body. */
const editsOfRegenerated: MailReview = {
  '1': {
    mark: null,
    chosenKey: 'gone',
    edits: {
      gone: {
        subject: 'Warm bread, Olena',
        body: 'Dear Olena',
        from: { subject: 'Bread of yesterday', body: original.body, place: 0 },
      },
    },
  },
};

/** One press brings back the edits of a mail that was written again. */
export const EditedBeforeWrittenAnew = meta.story({
  args: { review: editsOfRegenerated },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: original.subject })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back your changes' }));
    await expect(canvas.getByRole('heading', { name: 'Warm bread, Olena' })).toBeVisible();
    await expect(canvas.getByText('Dear Olena')).toBeVisible();
    await expect(
      canvas.queryByText('This email was written again after you edited it.'),
    ).not.toBeInTheDocument();
  },
});

/** An edit can be reverted after a question. */
export const Resetting = meta.story({
  args: { review: editedReview },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Warm bread, Olena' })).toBeVisible();
    const answer = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Reset this variation?' });
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await answer('Cancel');
    await expect(canvas.getByRole('heading', { name: 'Warm bread, Olena' })).toBeVisible();
    await answer('Reset');
    await expect(await canvas.findByRole('heading', { name: original.subject })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  },
});

/** Every kind of remark the mail check makes. */
export const PreflightWarnings = meta.story({
  tags: ['visual'],
  args: {
    mail: firstMailIn({
      address: '',
      variations: [
        {
          subject: 'Hello {{first_name}}',
          body: 'Hi Ben,\n\nhow does Fennimore Hotels handle [topic]?\n\nhttps://a.example https://b.example https://c.example',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const notes = within(canvas.getByRole('region', { name: 'Before you send' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.trim());
    await expect(notes).toEqual([
      'No email address yet. Type it under “To”, or add it in your email program.',
      '“{{first_name}}” A placeholder that is still to be filled in. Replace with “Olena”',
      '“Ben” The name of Ben Whitfield, another recipient. Replace with “Olena”',
      '“Fennimore Hotels” The name of Fennimore Hotels, another recipient’s company.',
      '“[topic]” A placeholder that is still to be filled in.',
      '3 links. Emails with many links often end up in spam.',
    ]);
    await expect(canvas.getByRole('button', { name: 'Show in the text: Ben' })).toBeVisible();
  },
});

/** A mail that rests on a sentence that is gone says so until it was sent (D98). */
export const RestsOnGone = meta.story({
  args: {
    mail: firstMailIn({
      variations: [
        {
          subject: 'Bread for Saltmarsh Kitchens',
          body: 'Hello Olena,\n\norders until midnight are delivered before six. Shall we talk?',
          ...withGrounds({ evidence: [lookedAt('body', gone)] }),
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const notes = within(canvas.getByRole('region', { name: 'Before you send' }));
    await expect(notes.getByRole('listitem')).toHaveTextContent(
      /^This mail rests on a sentence that is gone: “Orders placed until midnight are delivered before six.”$/,
    );
    await expect(canvas.getByRole('button', { name: /^gone since Nov 24/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }));
    await expect(canvas.getByText('No problems found.')).toBeVisible();
  },
});

/** One press fixes a remark, both while the mail is read and while it is edited, and Undo reverts it. */
export const Mending = meta.story({
  args: {
    mail: firstMailIn({
      variations: [
        {
          subject: 'Bread for Saltmarsh Kitchens',
          body: 'Hi Ben,\n\nact now: who bakes for you?',
        },
      ],
    }),
  },
  play: async ({ canvas, step }) => {
    await step('the words are marked, and fixed in the text', async () => {
      await expect(canvas.getByText('act now').tagName).toBe('MARK');
      await userEvent.click(canvas.getByRole('button', { name: 'Replace with “Olena”' }));
      await expect(canvas.getByText(/Hi Olena/)).toBeVisible();
      // The pressed button has disappeared: the keyboard goes on among the remarks.
      const undo = canvas.getByRole('button', { name: 'Undo' });
      await expect(focusedElement()).toContainElement(undo);
      await expect(focusedElement()).not.toBe(document.body);
      await userEvent.click(undo);
      await expect(canvas.getByRole('button', { name: 'Replace with “Olena”' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });
    await step('while editing, one press selects the words, another fixes a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      const body = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email' });
      await userEvent.click(canvas.getByRole('button', { name: 'Show in the text: act now' }));
      await expect(body).toHaveFocus();
      await expect(body.value.slice(body.selectionStart, body.selectionEnd)).toBe('act now');
      await userEvent.click(canvas.getByRole('button', { name: 'Replace with “Olena”' }));
      await expect(body).toHaveValue('Hi Olena,\n\nact now: who bakes for you?');
      await expect(body).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(body.value).toContain('Hi Ben');
    });
  },
});

/** An address that nobody knows is typed, checked, and used in the drafts (D85). It can be changed. */
export const TypingTheAddress = meta.story({
  args: { mail: firstMailIn({ address: '' }) },
  play: async ({ canvas, step }) => {
    const wrong = 'Enter an email address, such as name@example.com';
    await step('a wrong one is refused, and kept', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), 'olena@{Enter}');
      await expect(await canvas.findByText(wrong)).toBeVisible();
    });
    await step('a right one is used', async () => {
      const field = canvas.getByRole('textbox', { name: 'To' });
      await userEvent.type(field, 'saltmarsh.example{Enter}');
      await expect(canvas.getByText(/^To: olena@saltmarsh\.example$/)).toBeVisible();
      const change = canvas.getByRole('button', { name: 'Change the address of Olena Ferreira' });
      await expect(change).toHaveFocus();
      const gmail = canvas.getByRole('link', { name: 'Create Gmail Draft' });
      await expect(gmail).toHaveAttribute('href', expect.stringContaining('olena%40saltmarsh'));
    });
    await step('it is changed, or stays with Escape', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Change the address of Olena Ferreira' }),
      );
      await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '.uk{Escape}');
      await expect(canvas.getByText(/^To: olena@saltmarsh\.example$/)).toBeVisible();
    });
  },
});

/** Who has set the mark, and when; and a text that a colleague has changed meanwhile, which Save replaces (D53). */
export const WithAColleague = meta.story({
  tags: ['visual'],
  args: {
    review: {
      [String(firstSet.prospectId)]: {
        mark: 'drafted',
        marked: { by: 'Grace Hopper', at: '2026-01-05T14:05:00.000Z' },
        chosenKey: null,
        edits: {
          [firstKey]: { subject: 'Grace’s subject', body: 'Grace’s words. Shall we talk?' },
        },
        refused: { [firstKey]: { subject: 'My subject', body: 'My words. Shall we talk?' } },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous prospect' }));
    await expect(canvas.getByText(/^Drafted by Grace Hopper, Jan 5, 2026/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'My subject' })).toBeVisible();
    await expect(canvas.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect(
      canvas.getByText(
        'Subject has been changed since you opened this: “Grace’s subject”. Save replaces it.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^Email has been changed since .*Grace’s words/)).toBeVisible();
  },
});

/** Nothing that is typed beside a colleague's text replaces it before Save. */
export const TypingBesideAColleague = meta.story({
  args: WithAColleague.input.args,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous prospect' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.type(canvas.getByLabelText('Subject'), ' indeed');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish editing' }));
    await expect(args.onReviewChange).toHaveBeenLastCalledWith('1', {
      refused: { [firstKey]: expect.objectContaining({ subject: 'My subject indeed' }) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onReviewChange).toHaveBeenLastCalledWith('1', {
      chosenKey: firstKey,
      edits: { [firstKey]: expect.objectContaining({ subject: 'My subject indeed' }) },
    });
    await expect(canvas.getByRole('heading', { name: 'My subject indeed' })).toBeVisible();
    await expect(canvas.queryByText(/has been changed since/)).not.toBeInTheDocument();
  },
});

/** Discard shows the colleague's text. */
export const DiscardingForAColleague = meta.story({
  args: WithAColleague.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous prospect' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('heading', { name: 'Grace’s subject' })).toBeVisible();
    await expect(canvas.queryByText(/has been changed since/)).not.toBeInTheDocument();
  },
});

/** A body too long for a link goes to the clipboard. */
export const BodyToClipboard = meta.story({
  args: {
    mail: mailIn(
      aMailing([
        {
          ...firstSet,
          variations: [{ subject: 'Long', body: `Hello Olena, ${'пиріг '.repeat(400)}` }],
        },
      ]),
    ),
    prospects: emailArgs.prospects.slice(0, 1),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Create Gmail Draft' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(
      expect.stringContaining('пиріг'),
      'Text copied. Paste it into the draft.',
      { file: true },
    );
  },
});

/** Exports: one mail as a draft file, all chosen variations as a table. */
export const Saving = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Variation 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download .eml' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'olena-ferreira-2.eml',
      expect.stringContaining('X-Unsent: 1'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'email-variations.csv',
      expect.stringContaining(
        'Olena Ferreira,Saltmarsh Kitchens,prospect1@kitchens.example,2,"A question about bread, Olena"',
      ),
    );
  },
});
