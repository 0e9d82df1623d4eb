import { expect, it } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { apiFailure } from '#api/testing/apiFailure.ts';
import type { QuotesLookedAt } from '#domain/evidence/goneQuotes.ts';
import { createQuoteChecks } from './goneQuotes.ts';
import { createNotices } from './notices.ts';

const company = { workspace: 'acme', companyId: 7 };
const gone = {
  quote: 'We bake at six.',
  url: 'https://crumb.example/',
  since: '2026-11-24T06:00:00Z',
  rows: [],
};

/** A server whose looks are answered one after the other, and what the person is told. */
function open() {
  const answers: PromiseWithResolvers<QuotesLookedAt>[] = [];
  const asked: unknown[] = [];
  const said: string[] = [];
  const shown: QuotesLookedAt[] = [];
  let loads = 0;
  const real = createApi({ host: '' });
  const notices = createNotices();
  notices.subscribe(({ tone, text }) => said.push(`${tone}: ${text}`));
  const check = (...whose: unknown[]) => {
    asked.push(whose);
    const answer = Promise.withResolvers<QuotesLookedAt>();
    answers.push(answer);
    return answer.promise;
  };
  const checks = createQuoteChecks({
    api: { ...real, quotes: { ...real.quotes, check } },
    notices,
  });
  const press = (of = company) =>
    checks.check(of, {
      onFound: (found) => shown.push(found),
      onEnd: () => {
        loads += 1;
      },
    });
  return { checks, press, answers, asked, said, shown, loads: () => loads };
}

it('looks once, however often the button is pressed, and loads the lists after the end', async () => {
  const { checks, press, answers, asked, said, shown, loads } = open();
  const first = press();
  await press();
  expect(asked).toEqual([['acme', 7]]);
  expect(checks.isRunning(company)).toBe(true);
  expect(checks.isRunning({ workspace: 'acme', companyId: 8 })).toBe(false);
  expect([said, loads()]).toEqual([[], 0]);
  const found = { on: '2026-11-30T06:00:00Z', gone: [gone, gone] };
  answers[0]?.resolve(found);
  await first;
  expect(checks.isRunning(company)).toBe(false);
  expect(shown).toEqual([found]);
  expect(said).toEqual(['warning: Two quoted sentences are gone.']);
  expect(loads()).toBe(1);
  const again = press();
  answers[1]?.resolve({ on: '2026-11-30T07:00:00Z', gone: [] });
  await again;
  expect(said.at(-1)).toBe('success: All quoted sentences are still there.');
});

it('looks for another company meanwhile', () => {
  const { press, asked } = open();
  void press();
  void press({ workspace: 'acme', companyId: 8 });
  expect(asked).toEqual([
    ['acme', 7],
    ['acme', 8],
  ]);
});

it('says why a look has failed, loads the lists, and can be tried again', async () => {
  const { checks, press, answers, asked, said, shown, loads } = open();
  const first = press();
  answers[0]?.reject(apiFailure('quotes.check', 409, 'The pages are being looked at already.'));
  await first;
  expect(said).toEqual(['error: The pages are being looked at already.']);
  expect(shown).toEqual([]);
  expect([loads(), checks.isRunning(company)]).toEqual([1, false]);
  void press();
  expect(asked).toHaveLength(2);
});
