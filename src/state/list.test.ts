import { expect, it } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { claimList, listKey } from './list.ts';

it('a list is cached for one person in one company, and its claims are the company’s', () => {
  const company = { workspace: 'acme', companyId: 7 };
  const of = (person: string) => listKey({ name: 'usps' }, company, { storage: storageOf(person) });
  expect(of('ada')).toEqual(['usps', 'acme', '7', 'ada']);
  expect(of('ben')).not.toEqual(of('ada'));
  expect(claimList(of('ben'))).toBe(claimList(of('ada')));
});
