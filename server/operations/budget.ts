import { nothing, type Budget, type Cost } from '../writers/writer.ts';
import type { Context } from './context.ts';
import { forPeople } from './refusal.ts';

const secondsOfDay = 24 * 60 * 60;
const unlimited = Number.MAX_SAFE_INTEGER;

type BudgetParts = Pick<Context, 'rows' | 'dailyTokens' | 'dailyTokensOfAll' | 'person' | 'now'>;

/** How many reservations of a purse are not settled yet, in this process. */
const open = new Map<string, number>();

function countOpen(key: string, change: 1 | -1): void {
  const left = (open.get(key) ?? 0) + change;
  if (left > 0) open.set(key, left);
  else open.delete(key);
}

/** Why nothing is left. What is being written now has reserved more than it will cost, and gives the rest back. */
const usedUp = (isOpen: boolean, at: Date) =>
  isOpen
    ? forPeople(
        429,
        'Today’s budget for suggestions may be used up by what is being written now. Try again in a minute.',
        [],
        60,
      )
    : forPeople(
        429,
        'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
        [],
        secondsOfDay - (Math.floor(at.getTime() / 1000) % secondsOfDay),
      );

interface Purse {
  readonly of: string;
  readonly name: string;
  readonly most: number;
}

/** The budgets by UTC day. What a request may cost is reserved before it, so that requests at once cannot exceed them together. */
export function budgetOf(parts: BudgetParts, workspace: string): Budget {
  const { rows, dailyTokens = unlimited, dailyTokensOfAll, person, now = () => new Date() } = parts;
  return {
    workspace,
    async reserve(tokens) {
      const day = now().toISOString().slice(0, 10);
      // No workspace is called '', so that the usage of people and of all stays when one is deleted.
      const purses: Purse[] = [{ of: workspace, name: day, most: dailyTokens }];
      if (person !== undefined)
        purses.push({ of: '', name: `${day} ${person}`, most: dailyTokens });
      if (dailyTokensOfAll !== undefined)
        purses.push({ of: '', name: day, most: dailyTokensOfAll });
      const keyOf = ({ of, name }: Purse) => `${of} ${name}`;
      const settle = async (from: readonly Purse[], { requests, tokensIn, tokensOut }: Cost) => {
        for (const purse of from) countOpen(keyOf(purse), -1);
        const cost = { requests, tokensIn: tokensIn - tokens, tokensOut };
        for (const { of, name } of from) await rows.names.settleUsage(of, name, cost);
      };
      const held: Purse[] = [];
      try {
        for (const purse of purses) {
          const { of, name, most } = purse;
          if (!(await rows.names.reserveUsage(of, name, tokens, most)))
            throw usedUp(open.has(keyOf(purse)), now());
          countOpen(keyOf(purse), 1);
          held.push(purse);
        }
      } catch (error) {
        await settle(held, nothing);
        throw error;
      }
      return (cost) => settle(held, cost);
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
