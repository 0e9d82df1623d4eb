import { describe, expect, it } from 'vitest';
import type { GoneQuote } from './goneQuotes.ts';
import { foundText, goneText } from './goneText.ts';

const website = 'https://www.crumb.example';
const onPage = (url: string): GoneQuote => ({
  quote: 'We bake at six.',
  url,
  since: '2026-11-24T06:00:00Z',
  rows: [],
});
const own = onPage('https://crumb.example/delivery');
const other = onPage('https://velo.example/');
const times = (count: number) => Array.from({ length: count }, () => own);

describe('the sentences that are gone', () => {
  it.each([
    [times(1), 'One sentence you rely on is gone from your website.'],
    [times(3), 'Three sentences you rely on are gone from your website.'],
    [times(9), 'Nine sentences you rely on are gone from your website.'],
    [times(10), '10 sentences you rely on are gone from your website.'],
    [[other], 'One sentence you rely on is gone from the website it was on.'],
    [[own, other], 'Two sentences you rely on are gone from the websites they were on.'],
  ])('are counted, and their websites named', (gone, text) => {
    expect(goneText(gone, website)).toBe(text);
  });

  it('are on other websites where the business has none, or a page at a network', () => {
    const elsewhere = 'One sentence you rely on is gone from the website it was on.';
    expect(goneText([own], '')).toBe(elsewhere);
    const page = onPage('https://www.linkedin.com/company/velo');
    expect(goneText([page], 'https://www.linkedin.com/company/crumb')).toBe(elsewhere);
  });
});

it('a look says what it has found', () => {
  const found = (gone: readonly GoneQuote[]) => foundText({ on: '2026-11-24T06:00:00Z', gone });
  expect(foundText({ on: null, gone: [] })).toBe(
    'This server reads no websites, so no sentence was looked at.',
  );
  expect(found([])).toBe('All quoted sentences are still there.');
  expect(found(times(1))).toBe('One quoted sentence is gone.');
  expect(found([own, other])).toBe('Two quoted sentences are gone.');
  expect(found(times(12))).toBe('12 quoted sentences are gone.');
});
