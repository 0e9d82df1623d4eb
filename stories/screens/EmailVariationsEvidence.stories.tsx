import { expect, fn, userEvent } from 'storybook/test';
import type { Grounds } from '#domain/evidence/grounds.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import { fromWebsite, longQuote, rightToLeftQuote, withGrounds } from '#mocks/fixtures/grounds.ts';
import { aMailing } from '#mocks/fixtures/mailing.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { EmailVariationsScreen } from '#screens/EmailVariations/EmailVariationsScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  aNamedSet,
  emailArgs,
  fiveSets,
  StatefulEmailVariations,
  mailIn,
  page,
} from './emailVariationsSetup.tsx';

const delivery = 'Orders placed until midnight are delivered before six.';
const { name, companyName } = aProspect();
const [given] = name.split(' ');
const letter: EmailVariation = {
  subject: 'Bread before six',
  body: `Hello ${given},\n\nbread that was ordered by midnight is delivered before six, also to ${companyName}.\n\nShall we talk?\n\nBest regards,\nDana Reyes`,
};
const onConfirm = fn();
const mailWith = (grounds: Partial<Grounds>) => {
  const first = aNamedSet({ variations: [{ ...letter, ...withGrounds(grounds) }] });
  return mailIn(aMailing([first, ...fiveSets.slice(1)]), { onConfirm });
};

const meta = preview.meta({
  title: 'Screens/Email Variations/Evidence',
  component: EmailVariationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...emailArgs, mail: mailWith({ evidence: [fromWebsite('body', delivery)] }) },
  render: (args) => <StatefulEmailVariations {...args} />,
});

const evidenceLinks = () => page.queryAllByRole('link', { name: /^From crumb\.example: “/ });

/** The sentence is shown below the paragraph it supports; its page opens in a new tab. */
export const Evidence = meta.story({
  tags: ['visual'],
  play: async () => {
    const [link] = evidenceLinks();
    if (!link) throw new Error('No evidence is shown.');
    await expect(link).toHaveAttribute('href', 'https://crumb.example/delivery');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const before = page.getByText(/ordered by midnight/);
    const after = page.getByText(/Shall we talk/);
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    await expect(before.compareDocumentPosition(link) & follows).toBeTruthy();
    await expect(link.compareDocumentPosition(after) & follows).toBeTruthy();
  },
});

/** A statement without evidence can be confirmed or changed. */
export const Assumption = meta.story({
  args: { mail: mailWith({ assumptions: ['body'] }) },
  play: async () => {
    const confirm = page.getByRole('button', { name: /^This is true: .* of / });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining(letter),
      'body',
    );
    await userEvent.click(page.getByRole('button', { name: /^Edit .* of / }));
    await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  },
});

export const Both = meta.story({
  args: {
    mail: mailWith({ evidence: [fromWebsite('subject', delivery)], assumptions: ['body'] }),
  },
  play: async () => {
    await expect(evidenceLinks()).toHaveLength(1);
    await expect(page.getByText('An assumption: check it')).toBeVisible();
  },
});

/** A mail without evidence looks the same as without this feature. */
export const None = meta.story({
  args: { mail: mailWith({}) },
  play: async () => {
    await expect(evidenceLinks()).toHaveLength(0);
    await expect(page.queryByText('An assumption: check it')).not.toBeInTheDocument();
    await expect(page.queryByText('Sample')).not.toBeInTheDocument();
  },
});

export const Sample = meta.story({
  args: { mail: mailWith({ isSample: true }) },
  play: async () => {
    await expect(page.getByText('Sample')).toBeVisible();
  },
});

export const LongQuotes = meta.story({
  args: { mail: mailWith({ evidence: [fromWebsite('body', longQuote)] }) },
  play: async () => {
    await expect(page.queryByText(/sits down/)).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Show all' }));
    await expect(page.getByText(/sits down/)).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { mail: mailWith({ evidence: [fromWebsite('body', rightToLeftQuote)] }) },
  play: async () => {
    await expect(getComputedStyle(page.getByText(/نوصل/)).direction).toBe('rtl');
  },
});

/** Paragraphs the person rewrites have no evidence; the others keep theirs. */
export const Edited = meta.story({
  args: {
    mail: mailWith({
      evidence: [fromWebsite('subject', delivery), fromWebsite('body', delivery)],
      isSample: true,
    }),
  },
  play: async () => {
    await expect(evidenceLinks()).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Edit' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Subject' }), '!');
    await userEvent.click(page.getByRole('button', { name: 'Finish editing' }));
    await expect(evidenceLinks()).toHaveLength(1);
    await expect(page.queryByText('Sample')).not.toBeInTheDocument();
  },
});
