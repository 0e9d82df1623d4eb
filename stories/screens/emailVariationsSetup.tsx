import { useState } from 'react';
import { fn } from 'storybook/test';
import { Commands } from '#components/Commands/Commands.tsx';
import type { EmailSet } from '#domain/mail/email.ts';
import type { MailingActions } from '#contracts/mailing.ts';
import type { Mailing } from '#domain/mail/mailing.ts';
import { entryWith, reviewOf } from '#domain/mail/mailReview.ts';
import { anEmailSet, anEmailVariation } from '#mocks/fixtures/emailSet.ts';
import { aMailing, someMailingActions } from '#mocks/fixtures/mailing.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import {
  EmailVariationsScreen,
  type EmailVariationsScreenProps,
} from '#screens/EmailVariations/EmailVariationsScreen.tsx';

/** Mail that names its recipient, so that the check has no remarks. */
export const aNamedSet = (overrides: Partial<EmailSet> | undefined, index = 0): EmailSet => {
  const { name, companyName } = aProspect({}, index);
  const [given = name] = name.split(' ');
  return anEmailSet(
    {
      variations: [0, 1, 2].map((number) => {
        const { subject, body } = anEmailVariation({}, number);
        return {
          subject: `${subject}, ${given}`,
          body: body.replace('Hello,', `Hello ${given},\n\nhow are things at ${companyName}?`),
        };
      }),
      ...overrides,
    },
    index,
  );
};

export const fiveSets = many(5, aNamedSet);

export const [firstSet = aNamedSet({})] = fiveSets;

/** The mail of the page in a given state. */
export const mailIn = (mailing: Mailing, actions: Partial<MailingActions> = {}) => ({
  mailing,
  actions: someMailingActions(actions),
});

/** The same with this change of the first mail. */
export const firstMailIn = (
  change: Partial<EmailSet>,
  mailing: Partial<Mailing> = {},
  actions: Partial<MailingActions> = {},
) => mailIn(aMailing([{ ...firstSet, ...change }, ...fiveSets.slice(1)], mailing), actions);

export const emailArgs = {
  mail: mailIn(aMailing(fiveSets)),
  prospects: many(5, aProspect),
  review: {},
  blocking: null,
  today: '2026-11-30',
  sharing: { onCopy: fn(), onSave: fn() },
  onReviewChange: fn(),
  onAddressChange: fn(),
  onDone: fn(),
} satisfies EmailVariationsScreenProps;

/** The screen with its review and its addresses kept like in the app, and with its keys. */
export function StatefulEmailVariations(props: EmailVariationsScreenProps) {
  const [review, setReview] = useState(props.review);
  const [prospects, setProspects] = useState(props.prospects);
  return (
    <Commands singleKeys={{ isOn: true, onChange: () => undefined }}>
      <EmailVariationsScreen
        {...props}
        review={review}
        prospects={prospects}
        onAddressChange={(prospectId, email) => {
          setProspects((before) =>
            before.map((one) => (String(one.id) === prospectId ? { ...one, email } : one)),
          );
          props.onAddressChange(prospectId, email);
        }}
        onReviewChange={(prospectId, change) => {
          setReview((before) => {
            const from = reviewOf(before, prospectId);
            const { entry } = entryWith(from, from, change);
            return { ...before, [prospectId]: entry ?? reviewOf({}, prospectId) };
          });
          props.onReviewChange(prospectId, change);
        }}
      />
    </Commands>
  );
}
