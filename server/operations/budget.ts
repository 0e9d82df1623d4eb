import type { Budget, Cost } from '../writers/writer.ts';
import type { Context } from './context.ts';
import { noSuggestions } from './refusal.ts';

const nothing: Cost = { requests: 0, tokensIn: 0, tokensOut: 0 };

/** Returns the sum of two costs. */
export const addCosts = (one: Cost, other: Cost): Cost => ({
  requests: one.requests + other.requests,
  tokensIn: one.tokensIn + other.tokensIn,
  tokensOut: one.tokensOut + other.tokensOut,
});

/** The budget of a workspace for models, counted by UTC day. Once it is used up, requests are refused until the next day. */
export function budgetOf(
  { rows, dailyTokens, now = () => new Date() }: Pick<Context, 'rows' | 'dailyTokens' | 'now'>,
  workspace: string,
): Budget {
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

/** Returns the message of a round: notes, remark and cost. Undefined when there is none, as with templates. */
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
