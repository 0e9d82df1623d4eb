import { nothing, type Budget, type Cost } from '../writers/writer.ts';
import type { Context } from './context.ts';
import { forPeople } from './refusal.ts';

const secondsOfDay = 24 * 60 * 60;
const unlimited = Number.MAX_SAFE_INTEGER;

type BudgetParts = Pick<Context, 'rows' | 'dailyTokens' | 'person' | 'now'>;

/** The budgets by UTC day. What a request may cost is reserved before it, so that requests at once cannot exceed them together. */
export function budgetOf(
  { rows, dailyTokens, person, now = () => new Date() }: BudgetParts,
  workspace: string,
): Budget {
  return {
    workspace,
    async reserve(tokens) {
      const day = now().toISOString().slice(0, 10);
      // No workspace is called '', so that the usage of people stays when one is deleted.
      const purses: [of: string, name: string][] = [[workspace, day]];
      if (person !== undefined) purses.push(['', `${day} ${person}`]);
      const settle = async (from: typeof purses, { requests, tokensIn, tokensOut }: Cost) => {
        const cost = { requests, tokensIn: tokensIn - tokens, tokensOut };
        for (const [of, name] of from) await rows.names.settleUsage(of, name, cost);
      };
      for (const [index, [of, name]] of purses.entries()) {
        if (await rows.names.reserveUsage(of, name, tokens, dailyTokens ?? unlimited)) continue;
        await settle(purses.slice(0, index), nothing);
        throw forPeople(
          429,
          'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
          [],
          secondsOfDay - (Math.floor(now().getTime() / 1000) % secondsOfDay),
        );
      }
      return (cost) => settle(purses, cost);
    },
  };
}

const count = (number: number, one: string): string =>
  `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;

export function messageOf(
  { cost, remark }: { readonly cost?: Cost | undefined; readonly remark?: string },
  notes: readonly (string | undefined)[] = [],
): string | undefined {
  const price = cost && [
    count(cost.requests, 'request'),
    count(cost.tokensIn + cost.tokensOut, 'token'),
  ];
  const parts = [...notes, remark, price && `${price.join(', ')}.`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
