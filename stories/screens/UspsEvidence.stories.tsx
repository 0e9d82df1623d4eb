import { expect, fn, userEvent, within } from 'storybook/test';
import { plainBoardView, type Grounds } from '#domain/evidence/grounds.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import type { Outcome } from '#contracts/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import {
  fromDescription,
  fromWebsite,
  gone,
  lookedAt,
  withGrounds,
} from '#mocks/fixtures/grounds.ts';
import { aUsp } from '#mocks/fixtures/usp.ts';
import { UspsScreen, type UspsScreenProps } from '#screens/Usps/UspsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boards } from './boardSteps.ts';

const confirmButtons = () =>
  within(document.body).queryAllByRole('button', { name: /^This is true: / });

const onConfirm = fn(async (): Promise<Outcome> => ({ ok: true }));
const cards = (...grounds: Partial<Grounds>[]) =>
  grounds.map((each, index) => aUsp(withGrounds(each), index));
const given = (items: readonly Usp[], isToCheck = false) => ({
  usps: aCollection<Usp, UspDraft>(ready(items), { actions: { onConfirm } }),
  view: { ...plainBoardView, isToCheck },
});

const onWebsite = { evidence: [fromWebsite('description'), fromDescription('valueProposition')] };
const assumed = { assumptions: ['description', 'valueProposition'] };
const both = { evidence: [fromWebsite('description')], assumptions: ['valueProposition'] };
const mixed = cards(onWebsite, both, assumed, onWebsite, {}, { isSample: true });

const args: UspsScreenProps = {
  ...given(mixed),
  stage: 'usps',
  hasCompany: true,
  onViewChange: fn(),
  onNext: fn(),
};

/** Evidence looks and works the same on all boards. */
const meta = preview.meta({
  title: 'Screens/Usps/Evidence',
  component: UspsScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

/** Every claim shows its evidence; a page opens in a new tab. */
export const Evidence = meta.story({
  args: given(cards(onWebsite, onWebsite, onWebsite)),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('3 of 3 are based on your website · Everything is checked'),
    ).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: /^From your website: “Orders placed/ });
    await expect(link).toHaveAttribute('href', 'https://crumb.example/delivery');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByText(/^From your description:/)).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: /^From your description/ })).toBeNull();
    await expect(confirmButtons()).toHaveLength(0);
  },
});

/** Some are supported by the website, some are to be checked, one is a sample, and one has no information. */
export const Both = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 6 are based on your website')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'To check: 2' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByText('Sample')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Gone/ })).not.toBeInTheDocument();
  },
});

const found = cards(
  { evidence: [lookedAt('description', { found: 'there' })] },
  {
    evidence: [lookedAt('description', { found: 'moved', url: 'https://crumb.example/orders' })],
  },
  { evidence: [lookedAt('description', gone)] },
  { evidence: [lookedAt('description', { found: 'gone' })] },
  { evidence: [lookedAt('description', { found: 'unreadable' })] },
);

/** What a look at the page has found stands beside each quote (D98). */
export const LookedAt = meta.story({
  args: given(found),
  play: async ({ canvas }) => {
    const [there, moved, lost, blank, unreadable] = canvas
      .getAllByRole('article')
      .map((card) => within(card));
    await expect(there?.getByRole('link')).toHaveAttribute(
      'href',
      'https://crumb.example/delivery',
    );
    await expect(there?.queryByText(/gone|another page|be read/)).not.toBeInTheDocument();
    await expect(moved?.getByText(/on another page now$/)).toBeVisible();
    await expect(moved?.queryByRole('button', { name: /on another page/ })).toBeNull();
    await expect(moved?.getByRole('link')).toHaveAttribute('href', 'https://crumb.example/orders');
    await expect(unreadable?.getByText(/could not be read on Nov 24/)).toBeVisible();
    for (const card of [lost, blank]) {
      const remark = card?.getByRole('button', { name: /^gone since Nov 24/ });
      if (remark) await userEvent.click(remark);
    }
    await expect(
      lost?.getByText(/“Orders placed until ten are delivered before eight.”/),
    ).toBeVisible();
    await expect(blank?.getByText('Nothing like it stands there now.')).toBeVisible();
  },
});

/** The second filter shows only what rests on a sentence that is gone; without any there is no button for it. */
export const OnlyGone = meta.story({
  args: { ...given(found), view: { ...plainBoardView, isGone: true } },
  play: async ({ canvas, args }) => {
    await boards.usps.cardsAre(2);
    const button = canvas.getByRole('button', { name: 'Gone: 2', pressed: true });
    await userEvent.click(button);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(plainBoardView);
  },
});

export const NoneGone = meta.story({
  args: { ...given(mixed), view: { ...plainBoardView, isGone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No quoted sentence is gone.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gone: 0', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all cards' })).toBeVisible();
  },
});
