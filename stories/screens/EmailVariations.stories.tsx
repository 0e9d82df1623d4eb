import { expect, fn, userEvent, within } from 'storybook/test';
import { aMailing, aMailRun } from '#mocks/fixtures/mailing.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  aNamedSet,
  emailArgs,
  fiveSets,
  StatefulEmailVariations,
  mailIn,
} from './emailVariationsSetup.tsx';

const meta = preview.meta({
  title: 'Screens/Email Variations',
  component: EmailVariationsScreen,
  parameters: { layout: 'fullscreen' },
  args: emailArgs,
  render: (args) => <StatefulEmailVariations {...args} />,
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, step }) => {
    await step('a header names company and prospect, above three variations', async () => {
      const mail = within(
        canvas.getByRole('region', { name: 'Olena Ferreira, Saltmarsh Kitchens' }),
      );
      await expect(mail.getByRole('heading', { name: 'Olena Ferreira' })).toBeVisible();
      await expect(mail.getByText('Saltmarsh Kitchens')).toBeVisible();
      await expect(mail.getByText('To: prospect1@kitchens.example')).toBeVisible();
      const tabs = mail.getAllByRole('tab').map(({ textContent }) => textContent);
      await expect(tabs).toEqual(['Variation 1', 'Variation 2', 'Variation 3']);
      await userEvent.click(mail.getByRole('tab', { name: 'Variation 2' }));
      await expect(
        mail.getByRole('heading', { name: 'A question about bread, Olena' }),
      ).toBeVisible();
    });
    await step('the footer has Back and Done', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to Prospects' })).toHaveAttribute(
        'href',
        '/prospects',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await expect(args.onDone).toHaveBeenCalledOnce();
    });
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
        [
          { ...aNamedSet({}, 0), variations: aNamedSet({}, 0).variations.slice(0, 1) },
          ...fiveSets.slice(2),
        ],
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

const onResume = fn();
const onRetry = fn();

/** Nothing continues by itself: one press writes the rest, for all or for one. */
export const Stopped = meta.story({
  args: {
    mail: mailIn(aMailing(fiveSets.slice(1), { run: aMailRun({ status: 'stopped', round: 1 }) }), {
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
  },
});

/** After a reload in the third round the page says what is missing, and writes it on request. */
export const AfterReload = meta.story({
  args: {
    mail: mailIn(
      aMailing(
        fiveSets.map((set) => ({ ...set, variations: set.variations.slice(0, 2) })),
        {
          run: aMailRun({ status: 'stopped', round: 3, done: 0, of: 5 }),
          writing: new Map(
            fiveSets.map(({ prospectId }) => [
              String(prospectId),
              { toCome: 0, held: 1, failed: [] },
            ]),
          ),
        },
      ),
      { onResume },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stopped · 0 of 5 prospects in round 3 of 3')).toBeVisible();
    await expect(canvas.getAllByText('Two of three written')).toHaveLength(5);
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(onResume).toHaveBeenCalledOnce();
  },
});

/** Nobody has mail, and nothing is running: one press writes to the open prospect. */
export const Empty = meta.story({
  tags: ['visual'],
  args: { mail: mailIn(aMailing([]), { onRetry }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No emails for Olena Ferreira yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write emails' }));
    await expect(onRetry).toHaveBeenCalledWith(1);
  },
});

/** Without an email there is nothing to export. */
export const NothingToExport = meta.story({
  args: Empty.input.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
});

const failure = 'The writer is out of paper';
const onRetryFailed = fn();

/** A failure marks only its own placeholder, with the server's message. */
export const PartialFailure = meta.story({
  tags: ['visual'],
  args: {
    mail: mailIn(
      aMailing(
        [
          { ...aNamedSet({}, 0), variations: aNamedSet({}, 0).variations.slice(0, 2) },
          ...fiveSets.slice(1),
        ],
        {
          writing: new Map([['1', { toCome: 0, held: 0, failed: [failure] }]]),
          run: aMailRun({ status: 'finished', done: 20, round: 3 }),
        },
      ),
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

export const NothingNew = meta.story({
  args: {
    mail: mailIn(
      aMailing(fiveSets, {
        run: aMailRun({ kind: 'more', status: 'finished', isNothingNew: true }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new suggestions came back')).toBeVisible();
  },
});

export const WithoutCompany = meta.story({
  args: { mail: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us about your business first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).not.toBeInTheDocument();
  },
});

/** Two hundred to review: one is open at a time, and the list contains all. */
export const TwoHundred = meta.story({
  args: {
    prospects: many(200, aProspect),
    mail: mailIn(aMailing(many(200, aNamedSet))),
    review: Object.fromEntries(
      many(60, (_nothing, index) => String(index + 1)).map((id, index) => [
        id,
        { mark: index % 5 === 3 ? 'skipped' : 'drafted', chosenKey: null, edits: {} },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 of 200 reviewed · 12 skipped')).toBeVisible();
    // The review continues where it was left.
    await expect(canvas.getByText('61 of 200')).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
  },
});

/** Long words, long names and long mail, and a body that was HTML. */
export const LongContent = meta.story({
  args: {
    prospects: [
      aProspect({
        name: 'Maximiliane-Alexandra von Hohenstein-Württemberg',
        companyName: 'Donaudampfschifffahrtsgesellschaft für Verpflegung und Logistik mbH',
      }),
      ...emailArgs.prospects.slice(1),
    ],
    mail: mailIn(
      aMailing([
        {
          ...aNamedSet({}, 0),
          targetCompanyName: '',
          variations: [
            {
              subject:
                'A rather long subject about bread, rolls and everything else that a kitchen may need before seven in the morning',
              body: `Dear Maximiliane-Alexandra,\n\n${'Every kitchen of the Donaudampfschifffahrtsgesellschaft deserves bread that comes on time, and a person who answers the phone. '.repeat(24)}\n\nhttps://crumb.example/${'long-address/'.repeat(14)}`,
            },
          ],
        },
        ...fiveSets.slice(1),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The email is long: /)).toBeVisible();
    await expect(
      canvas.getByText(/default draft opens without the text|Drafts open without the text/),
    ).toBeVisible();
  },
});
