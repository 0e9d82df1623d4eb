import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldNewRows, isAlike, likeness } from './alike.ts';
import { processorMs } from '../../testing/processorMs.ts';
import { alikeRules } from './alikeRule.ts';
import { textsHash, withoutFolded } from './folded.ts';
import { wordsOf } from './words.ts';
import { idsOf } from '../entityId.ts';

const keyword = (keyword: string, region = 'Germany') => ({ keyword, region });
const usp = (title: string, description = title) => ({ title, description, valueProposition: '' });

describe('isAlike', () => {
  it.each([
    ['word order', 'running shoes women', 'women running shoes'],
    ['plural', 'used bike berlin', 'used bikes berlin'],
    ['small words', 'shoes for the women', 'shoes women'],
    ['case and accents', 'Café Bäcker', 'cafe backer'],
    ['German endings', 'Bäckerei Berlin', 'Bäckereien in Berlin'],
    ['scripts without spaces', 'ベーカリー配達', 'ベーカリー配達'],
  ])('finds keywords that differ in %s', (_what, one, other) => {
    expect(isAlike(keyword(one), keyword(other), alikeRules.keywords)).toBe(true);
  });
  it.each([
    ['another word', 'crm software', 'best crm software'],
    ['another figure', 'seo trends 2025', 'seo trends 2026'],
    ['a question', 'crm', 'what is crm'],
  ])('keeps keywords with %s apart', (_what, one, other) => {
    expect(isAlike(keyword(one), keyword(other), alikeRules.keywords)).toBe(false);
  });
  it('keeps the same keyword of two regions apart', () => {
    expect(isAlike(keyword('bread'), keyword('bread', 'France'), alikeRules.keywords)).toBe(false);
  });
  it('compares selling points by title or by all texts', () => {
    const one = usp('Bread before six', 'Warm bread reaches your café before six each morning.');
    expect(isAlike(one, usp('Before six: your bread', 'Other'), alikeRules.usps)).toBe(true);
    expect(
      isAlike(one, usp('Early birds', 'Warm bread reaches cafés before six each morning.'), {
        ...alikeRules.usps,
        compares: [['description']],
      }),
    ).toBe(true);
    expect(isAlike(one, usp('Organic flour', 'Milled nearby.'), alikeRules.usps)).toBe(false);
  });
  it('compares companies without their legal form', () => {
    const { targetCompanies } = alikeRules;
    expect(isAlike({ name: 'Velo Werk' }, { name: 'Velo-Werk GmbH' }, targetCompanies)).toBe(true);
    expect(isAlike({ name: 'Velo Werk' }, { name: 'Velo Shop' }, targetCompanies)).toBe(false);
  });
  it('compares people by name and company, and by role when the name is not known', () => {
    const { prospects } = alikeRules;
    const anna = { name: 'Anna Schmidt', role: 'CEO', companyName: 'Velo' };
    expect(isAlike(anna, { ...anna, name: 'Schmidt, Anna', role: 'Chief' }, prospects)).toBe(true);
    expect(isAlike(anna, { ...anna, companyName: 'Rad' }, prospects)).toBe(false);
    expect(isAlike(anna, { ...anna, name: '' }, prospects)).toBe(false);
    expect(isAlike({ ...anna, name: '' }, { ...anna, name: '' }, prospects)).toBe(true);
  });
});

const words = fc.constantFrom('bread', 'breads', 'six', 'city', 'fresh', 'early', '2025', 'the');
const title = fc.array(words, { minLength: 1, maxLength: 5 }).map((some) => some.join(' '));
const list = fc
  .array(title, { maxLength: 30 })
  .map((titles) => titles.map((each, id) => ({ id, ...usp(each) })));

describe('foldNewRows', () => {
  it('is symmetric', () => {
    fc.assert(
      fc.property(title, title, (one, other) => {
        expect(isAlike(usp(one), usp(other), alikeRules.usps)).toBe(
          isAlike(usp(other), usp(one), alikeRules.usps),
        );
        expect(likeness(wordsOf([one]), wordsOf([one]))).toBe(1);
      }),
    );
  });
  it('folds only new rows, each under a similar row that is not folded itself', () => {
    fc.assert(
      fc.property(list, fc.nat(30), (rows, since) => {
        const newIds = new Set(idsOf(rows.slice(since)));
        const folded = foldNewRows(rows, newIds, alikeRules.usps);
        const ids = new Set(folded.map(([id]) => id));
        const rowOf = (id: string) => rows[Number(id)] ?? usp('');
        for (const [id, head] of folded) {
          expect(newIds.has(id)).toBe(true);
          expect(ids.has(head)).toBe(false);
          expect(isAlike(rowOf(id), rowOf(head), alikeRules.usps)).toBe(true);
        }
        // A new row that is not folded is not like any row before it.
        const isFolded = ({ id }: { readonly id: number }) => ids.has(String(id));
        const missed = rows.filter(
          (row, place) =>
            newIds.has(String(row.id)) &&
            !isFolded(row) &&
            rows
              .slice(0, place)
              .some((before) => !isFolded(before) && isAlike(row, before, alikeRules.usps)),
        );
        expect(missed).toEqual([]);
      }),
    );
  });
  it('compares few of 5,000 rows', () => {
    const rows = Array.from({ length: 5000 }, (_nothing, id) => ({
      id,
      ...keyword(`fresh bread ${['cake', 'roll', 'bun'][id % 3]} ${id % 71} town${id % 997}`),
    }));
    const newIds = new Set(idsOf(rows.slice(2500)));
    const ms = processorMs(() => foldNewRows(rows, newIds, alikeRules.keywords));
    expect(ms).toBeLessThan(1000);
  });
});

describe('withoutFolded', () => {
  const rows = ['bread', 'breads', 'cake'].map((each, id) => ({ id, ...keyword(each) }));
  const [head, row] = rows;
  const entries = [['1', '0', textsHash(head ?? {}, row ?? {})]] as const;
  it('takes folded rows out', () => {
    const { unfolded, folded } = withoutFolded(rows, entries);
    expect(unfolded.map(({ id }) => id)).toEqual([0, 2]);
    expect(folded).toEqual([{ row, head }]);
  });
  it.each([
    ['its like has gone', rows.slice(1), undefined],
    ['one of them was rewritten', rows.map((each) => ({ ...each, keyword: 'x' })), undefined],
    ['it is used', rows, () => true],
  ])('lets a row stand for itself when %s', (_what, shown, isUsed) => {
    expect(withoutFolded(shown, entries, isUsed).unfolded).toEqual(shown);
  });
  it('returns the same array when none is folded', () => {
    expect(withoutFolded(rows, []).unfolded).toBe(rows);
  });
});
