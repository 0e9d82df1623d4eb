import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  plainBoardView,
  type BoardView,
  type Grounded,
  type Grounds,
} from '#domain/evidence/grounds.ts';
import type { Collection, Identified, Outcome } from '#domain/lists/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import {
  fromDescription,
  fromWebsite,
  longQuote,
  rightToLeftQuote,
  withGrounds,
} from '#mocks/fixtures/grounds.ts';

const page = within(document.body);
const cardsAre = (count: number) =>
  waitFor(() => expect(page.getAllByRole('article')).toHaveLength(count));
const confirmButtons = () => page.queryAllByRole('button', { name: /^This is true: / });

/** The props of a board besides its list and its stage. */
export const boardArgs = {
  hasCompany: true,
  view: plainBoardView,
  onViewChange: fn(),
  onNext: fn(),
};

/** The differences between the boards' stories. */
export interface EvidenceCase<Item, Draft, Args> {
  readonly make: (overrides: Grounded, index: number) => Item;
  readonly argsOf: (list: Collection<Item, Draft>) => Args;
  /** Two fields that can be claims, with their labels. */
  readonly fields: readonly [Field, Field];
}

interface Field {
  readonly name: string;
  readonly label: string;
}

/** The evidence stories that all boards share. */
export function boardEvidence<Item extends Identified, Draft, Args extends { view: BoardView }>(
  of: EvidenceCase<Item, Draft, Args>,
) {
  const { make, argsOf, fields } = of;
  const [first, second] = fields;
  const cards = (...grounds: Partial<Grounds>[]) =>
    grounds.map((each, index) => make(withGrounds(each), index));
  const onConfirm = fn(async (): Promise<Outcome> => ({ ok: true }));
  const given = (items: readonly Item[], isToCheck = false) => {
    const args = argsOf(aCollection<Item, Draft>(ready(items), { actions: { onConfirm } }));
    return { ...args, view: { ...args.view, isToCheck } };
  };
  const onWebsite = { evidence: [fromWebsite(first.name), fromDescription(second.name)] };
  const assumed = { assumptions: [first.name, second.name] };
  const both = { evidence: [fromWebsite(first.name)], assumptions: [second.name] };
  const mixed = cards(onWebsite, both, assumed, onWebsite, {}, { isSample: true });

  return {
    args: given(mixed),
    evidence: {
      args: given(cards(onWebsite, onWebsite, onWebsite)),
      play: async () => {
        await expect(
          page.getByText('3 of 3 are based on your website · Everything is checked'),
        ).toBeVisible();
        const [link] = page.getAllByRole('link', { name: /^From your website: “Orders placed/ });
        await expect(link).toHaveAttribute('href', 'https://crumb.example/delivery');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(page.getAllByText(/^From your description:/)).toHaveLength(3);
        await expect(confirmButtons()).toHaveLength(0);
      },
    },
    assumption: {
      args: given(cards(assumed, assumed, assumed)),
      play: async () => {
        await expect(page.getByText('0 of 3 are based on your website')).toBeVisible();
        await expect(page.getAllByText('An assumption: check it')).toHaveLength(6);
      },
    },
    both: {
      play: async () => {
        await expect(page.getByText('3 of 6 are based on your website')).toBeVisible();
        await expect(page.getByRole('button', { name: 'To check: 2' })).toHaveAttribute(
          'aria-pressed',
          'false',
        );
        await expect(page.getByText('Sample')).toBeVisible();
      },
    },
    none: {
      args: given(cards({}, {}, {})),
      play: async () => {
        await expect(page.queryByText(/based on your website/)).not.toBeInTheDocument();
        await expect(page.queryByText('Sample')).not.toBeInTheDocument();
      },
    },
    sample: {
      args: given(cards({ isSample: true }, { isSample: true }, { isSample: true })),
      play: async () => {
        await expect(page.getAllByText('Sample')).toHaveLength(3);
        await expect(page.queryByText(/based on your website/)).not.toBeInTheDocument();
      },
    },
    longQuotes: {
      args: given(
        cards(
          { evidence: fields.map(({ name }) => fromWebsite(name, longQuote)) },
          { evidence: [fromWebsite(first.name, longQuote)], assumptions: [second.name] },
        ),
      ),
      play: async () => {
        await expect(page.queryByText(/sits down/)).not.toBeInTheDocument();
        const [more] = page.getAllByRole('button', { name: 'Show all' });
        if (!more) throw new Error('No quote is folded.');
        await userEvent.click(more);
        await expect(page.getByText(/sits down/)).toBeVisible();
      },
    },
    rightToLeft: {
      args: given(cards({ evidence: [fromWebsite(first.name, rightToLeftQuote)] }, both)),
      play: async () => {
        const quote = page.getByText(/نوصل/);
        await expect(getComputedStyle(quote).direction).toBe('rtl');
      },
    },
    onlyToCheck: {
      args: given(mixed, true),
      play: async () => {
        await cardsAre(2);
        await expect(page.getByRole('button', { name: 'To check: 2' })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      },
    },
    allChecked: {
      args: given(cards(onWebsite), true),
      play: async () => {
        await expect(page.queryByRole('article')).not.toBeInTheDocument();
        await expect(
          page.getByRole('button', { name: /^Show all (?:cards|content ideas)$/ }),
        ).toBeVisible();
      },
    },
    confirming: {
      args: given(mixed),
      play: async () => {
        const [button, next] = confirmButtons();
        if (!button || !next) throw new Error('There is nothing to confirm.');
        await expect(button).toHaveAccessibleName(new RegExp(`^This is true: ${second.label} of `));
        button.focus();
        await userEvent.keyboard('{Enter}');
        await expect(onConfirm).toHaveBeenCalledWith(mixed[1], second.name);
        await expect(next).toHaveFocus();
      },
    },
    editingAssumption: {
      args: given(mixed),
      play: async () => {
        const [button] = page.getAllByRole('button', {
          name: new RegExp(`^Edit ${second.label} of `),
        });
        if (!button) throw new Error('No row can be edited.');
        await userEvent.click(button);
        const dialog = within(await page.findByRole('dialog'));
        const field = dialog.getByLabelText(new RegExp(`^${second.label}`));
        await waitFor(() => expect(field).toHaveFocus());
      },
    },
  };
}
