import { describe, expect, it, vi } from 'vitest';
import { searchItems, searchFieldsOf } from './search.ts';

const keywords = ['CRM software', 'Free crm', 'sales'].map((keyword) => ({ keyword }));

describe('search', () => {
  it.each([
    ['crm', 2],
    ['  CRM ', 2],
    ['', 3],
    ['   ', 3],
    ['m s', 1],
    ['none', 0],
  ])('for %j finds %i', (query, count) => {
    expect(searchItems(keywords, query, searchFieldsOf.keyword)).toHaveLength(count);
  });

  it('searches the fields that each page names', () => {
    const idea = searchFieldsOf.contentIdea({ title: 'Why', keywords: ['CRM'] });
    const prospect = searchFieldsOf.prospect({ name: 'Ann', role: 'Buyer', companyName: 'Globex' });
    const company = searchFieldsOf.targetCompany({ name: 'Globex', description: 'Energy' });
    expect([idea, prospect, company]).toEqual([
      ['Why', 'CRM'],
      ['Ann', 'Globex'],
      ['Globex', 'Energy'],
    ]);
  });
});

it('folds the fields of an item once, however many letters are typed', () => {
  const fieldsOf = vi.fn(({ name }: { readonly name: string }) => [name, 'bread']);
  const items = [{ name: 'Rye' }, { name: 'Spelt' }];
  expect(searchItems(items, 'r', fieldsOf)).toEqual(items);
  expect(searchItems(items, 'ry', fieldsOf)).toEqual(items.slice(0, 1));
  expect(searchItems(items, 'rye b', fieldsOf)).toEqual([]);
  expect(fieldsOf).toHaveBeenCalledTimes(2);
});
