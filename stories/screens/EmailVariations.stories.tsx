import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { EmailVariation } from '#domain/mail/email.ts';
import { fromWebsite, withGrounds } from '#mocks/fixtures/grounds.ts';
import { aMailing, aMailRun } from '#mocks/fixtures/mailing.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { blockingOf } from './blockingOf.ts';
import {
  emailArgs,
  firstMailIn,
  firstSet,
  fiveSets,
  mailIn,
  StatefulEmailVariations,
} from './emailVariationsSetup.tsx';

const meta = preview.meta({
  title: 'Screens/Email Variations',
  component: EmailVariationsScreen,
  parameters: { layout: 'fullscreen' },
  args: emailArgs,
  render: StatefulEmailVariations,
});

export const Ready = meta.story({ tags: ['visual'] });

/** A header names company and prospect, above three variations. */
export const Variations = meta.story({
  play: async ({ canvas, args }) => {
    const mail = within(canvas.getByRole('region', { name: 'Olena Ferreira, Saltmarsh Kitchens' }));
    await expect(mail.getByRole('heading', { name: 'Olena Ferreira' })).toBeVisible();
    await expect(mail.getByText('Saltmarsh Kitchens')).toBeVisible();
    await expect(mail.getByText('To: prospect1@kitchens.example')).toBeVisible();
    const tabs = mail.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Variation 1', 'Variation 2', 'Variation 3']);
    await userEvent.click(mail.getByRole('tab', { name: 'Variation 2' }));
    await expect(
      mail.getByRole('heading', { name: 'A question about bread, Olena' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Prospects' })).toHaveAttribute(
      'href',
      '/prospects',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Opening a draft marks the mail as drafted. The page then asks in place whether it was sent; one press says so, and another takes it back. */
export const Sent = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
    const gmail = canvas.getByRole('link', { name: 'Create Gmail Draft' });
    gmail.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(gmail);
    await expect(canvas.getByText('1 of 5 reviewed')).toBeVisible();
    await expect(args.sharing.onCopy).not.toHaveBeenCalled();
    const asked = await canvas.findByRole('button', { name: 'Sent?' });
    await userEvent.click(asked);
    const sent = [{ letter: expect.any(String), on: '2026-11-30', by: '' }];
    await expect(args.onReviewChange).toHaveBeenLastCalledWith('1', { sent });
    const marked = canvas.getByRole('button', { name: 'Sent', pressed: true });
    await expect(canvas.getByText('A follow-up is due on Dec 7, 2026.')).toBeVisible();
    const outcome = within(canvas.getByRole('group', { name: 'What became of it' }));
    await userEvent.click(outcome.getByRole('button', { name: 'Replied' }));
    await expect(args.onReviewChange).toHaveBeenLastCalledWith('1', { outcome: 'replied' });
    await expect(canvas.getByText('There is an answer, so no follow-up is written.')).toBeVisible();
    await userEvent.click(marked);
    await expect(args.onReviewChange).toHaveBeenLastCalledWith('1', { sent: [] });
  },
});

const sentLong = {
  mark: 'drafted',
  chosenKey: null,
  edits: {},
  sent: [{ letter: 'first', on: '2026-11-20', by: 'Dana Reyes' }],
} as const;
const onFollowUp = fn();

/** Two of the people have not answered for five working days. */
export const Due = meta.story({
  tags: ['visual'],
  args: {
    mail: mailIn(aMailing(fiveSets), { onFollowUp }),
    review: { 1: sentLong, 2: sentLong, 3: { ...sentLong, outcome: 'declined' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Olena Ferreira/ }));
    await expect(canvas.getByText('A follow-up is due.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write a follow-up' }));
    await expect(onFollowUp).toHaveBeenLastCalledWith([1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Write 2 follow-ups' }));
    await expect(onFollowUp).toHaveBeenLastCalledWith([1, 2]);
  },
});

/** Away belongs to the person: until that day no follow-up is due. */
export const Away = meta.story({
  args: { review: { 1: { ...sentLong, mark: null } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Away' }));
    await expect(
      canvas.getByText('Away. Enter until when, for a follow-up after that.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Away until'), '2026-12-04');
    const change = { outcome: 'away', until: '2026-12-04' };
    await expect(args.onReviewChange).toHaveBeenLastCalledWith('1', change);
    await expect(
      canvas.getByText('Away until Dec 4, 2026. A follow-up is due after that.'),
    ).toBeVisible();
  },
});

/** Nobody writes to who is on the list 'Do not contact': no draft can be opened, and the export leaves them out. */
export const Blocked = meta.story({
  args: { blocking: blockingOf('Olena Ferreira') },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'Olena Ferreira is on the list “Do not contact” (saltmarsh.example). No draft can be opened.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Gmail/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'email-variations.csv',
      expect.not.stringContaining('Olena'),
      '1 person on the list “Do not contact” is left out.',
    );
  },
});

/** Before the mail has loaded, every prospect has three placeholders. */
export const Loading = meta.story({
  tags: ['visual'],
  args: { mail: mailIn(aMailing([], { status: 'loading' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvas.getByText('Writing this variation…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate More' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

const writing = new Map([
  ['1', { toCome: 2, held: 0, failed: [] }],
  ['2', { toCome: 1, held: 0, failed: [] }],
]);
const onStop = fn();

export const WritingInRounds = meta.story({
  tags: ['visual'],
  args: {
    mail: mailIn(
      aMailing(
        [{ ...firstSet, variations: firstSet.variations.slice(0, 1) }, ...fiveSets.slice(2)],
        { writing, run: aMailRun() },
      ),
      { onStop },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Writing emails · round 2 of 3 · 7 of 20 prospects'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

const onDismiss = fn();
const onResume = fn();
const onRetry = fn();

/** Nothing continues by itself: one press writes the rest, for all or for one. */
export const Stopped = meta.story({
  args: {
    mail: mailIn(aMailing(fiveSets.slice(1), { run: aMailRun({ status: 'stopped', round: 1 }) }), {
      onDismiss,
      onResume,
      onRetry,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stopped · 7 of 20 prospects in round 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write emails' }));
    await expect(onRetry).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(onResume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
});

/** Nobody has mail, and nothing is running: one press writes to the open prospect. */
export const Empty = meta.story({
  tags: ['visual'],
  args: { mail: mailIn(aMailing([]), { onRetry }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No emails for Olena Ferreira yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Write emails' }));
    await expect(onRetry).toHaveBeenCalledWith(1);
  },
});

const failure = 'The writer is out of paper';
const onRetryFailed = fn();

/** A failure marks only its own placeholder, with the server's message. */
export const PartialFailure = meta.story({
  tags: ['visual'],
  args: {
    mail: firstMailIn(
      { variations: firstSet.variations.slice(0, 2) },
      {
        writing: new Map([['1', { toCome: 0, held: 0, failed: [failure] }]]),
        run: aMailRun({ status: 'finished', done: 20, round: 3 }),
      },
      { onRetry, onRetryFailed },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Variation 1' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Variation 3' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledWith(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry failed' }));
    await expect(onRetryFailed).toHaveBeenCalledOnce();
  },
});

const onReload = fn();

export const LoadError = meta.story({
  tags: ['visual'],
  args: { mail: mailIn(aMailing([], { status: 'error', message: '' }), { onReload }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading emails');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

/** A later load that fails removes nothing. */
export const RefetchError = meta.story({
  args: { mail: mailIn(aMailing(fiveSets, { message: 'Maintenance until noon' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maintenance until noon');
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
  },
});

const reviewed = (mark: 'drafted' | 'skipped') => ({ mark, chosenKey: null, edits: {} });

/** The review continues where it was left. */
export const Continued = meta.story({
  args: { review: { '1': reviewed('drafted'), '2': reviewed('skipped') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 reviewed · 1 skipped')).toBeVisible();
    await expect(canvas.getByText('3 of 5')).toBeVisible();
  },
});

/** Long words, long names and long mail. */
export const LongContent = meta.story({
  args: {
    prospects: [
      aProspect({
        name: 'Maximiliane-Alexandra von Hohenstein-Württemberg',
        companyName: 'Donaudampfschifffahrtsgesellschaft für Verpflegung und Logistik mbH',
      }),
      ...emailArgs.prospects.slice(1),
    ],
    mail: firstMailIn({
      targetCompanyName: '',
      variations: [
        {
          subject: 'A rather long subject about bread, rolls and everything else '.repeat(2),
          body: `Dear Maximiliane-Alexandra,\n\n${'Every kitchen of the Donaudampfschifffahrtsgesellschaft deserves bread that comes on time, and a person who answers the phone. '.repeat(24)}\n\nhttps://crumb.example/${'long-address/'.repeat(14)}`,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The email is long: /)).toBeVisible();
    await expect(
      canvas.getByText(/default draft opens without the text|Drafts open without the text/),
    ).toBeVisible();
  },
});

const delivery = 'Orders placed until midnight are delivered before six.';
const letter: EmailVariation = {
  subject: 'Bread before six',
  body: 'Hello Olena,\n\nbread that was ordered by midnight is delivered before six, also to Saltmarsh Kitchens.\n\nShall we talk?\n\nBest regards,\nDana Reyes',
};
const based = { ...letter, ...withGrounds({ evidence: [fromWebsite('body', delivery)] }) };

/** The sentence is shown below the paragraph it supports; its page opens in a new tab. */
export const Evidence = meta.story({
  tags: ['visual'],
  args: { mail: firstMailIn({ variations: [based] }) },
  play: async () => {
    const link = screen.getByRole('link', { name: /^From crumb\.example: “/ });
    await expect(link).toHaveAttribute('href', 'https://crumb.example/delivery');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const before = screen.getByText(/ordered by midnight/);
    const after = screen.getByText(/Shall we talk/);
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    await expect(before.compareDocumentPosition(link) & follows).toBeTruthy();
    await expect(link.compareDocumentPosition(after) & follows).toBeTruthy();
  },
});

const ofNews = withGrounds({
  evidence: [{ field: 'body', quote: 'Opened its twelfth restaurant.', source: 'news' }],
});

/** A sentence of the company's news is no page, and none of the own words. */
export const EvidenceOfNews = meta.story({
  args: { mail: firstMailIn({ variations: [{ ...letter, ...ofNews }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From the news of the company:/)).toBeVisible();
  },
});

const onConfirm = fn();
const assumed = { ...letter, ...withGrounds({ assumptions: ['body'] }) };

/** A statement without evidence can be confirmed or changed. */
export const Assumption = meta.story({
  args: { mail: firstMailIn({ variations: [assumed] }, {}, { onConfirm }) },
  play: async () => {
    const confirm = screen.getByRole('button', { name: /^This is true: .* of / });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining(letter),
      'body',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Edit .* of / }));
    await expect(screen.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  },
});
