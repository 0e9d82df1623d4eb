import type { Account, Cost } from '../writers/writer.ts';
import type { Context } from './context.ts';
import { noSuggestions } from './refusal.ts';

const nothing: Cost = { requests: 0, tokensIn: 0, tokensOut: 0 };

/** Two costs as one. */
export const addCosts = (one: Cost, other: Cost): Cost => ({
  requests: one.requests + other.requests,
  tokensIn: one.tokensIn + other.tokensIn,
  tokensOut: one.tokensOut + other.tokensOut,
});

/** What a workspace spends on models, counted by day; past its limit it is refused until the next. */
export function accountOf(
  { rows, dailyTokens, now = () => new Date() }: Pick<Context, 'rows' | 'dailyTokens' | 'now'>,
  workspace: string,
): Account {
  const today = () => now().toISOString().slice(0, 10);
  return {
    workspace,
    async check() {
      if (dailyTokens === undefined) return;
      const spent = (await rows.names.get('usage', workspace, today())) ?? nothing;
      if (spent.tokensIn + spent.tokensOut < dailyTokens) return;
      throw noSuggestions(
        429,
        'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
      );
    },
    spend: (cost) =>
      rows.together(`${workspace} usage`, async (within) => {
        const day = today();
        const spent = (await within.names.get('usage', workspace, day)) ?? nothing;
        await within.names.put('usage', workspace, day, addCosts(spent, cost));
      }),
  };
}

const count = (number: number, one: string): string =>
  `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;

/** The remark and the cost of a round. Templates have neither. */
export function messageOf(
  { cost, remark }: { readonly cost?: Cost; readonly remark?: string },
  notes: readonly (string | undefined)[] = [],
): string | undefined {
  const price = cost && [
    count(cost.requests, 'request'),
    count(cost.tokensIn + cost.tokensOut, 'token'),
  ];
  const parts = [...notes, remark, price && `${price.join(', ')}.`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
