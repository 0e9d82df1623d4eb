import { describe, expect, it } from 'vitest';
import { newlySelectedNotFound, notFoundReason, siteName } from './companySite.ts';
import { aTargetCompany } from '../testing/aTargetCompany.ts';
import type { TargetCompany } from './targetCompany.ts';

const website = 'https://www.saltmarsh.example/';
const company = (id: number, more: Partial<TargetCompany> = {}) =>
  aTargetCompany({ id, name: `Company ${id}`, ...more });

describe('a company that was not found', () => {
  it.each<[Partial<TargetCompany>, string | null]>([
    [{}, null],
    [{ website }, null],
    [{ website, isWebsiteFound: true }, null],
    [{ website, isWebsiteFound: false }, 'targetCompanies.websiteSilent'],
    [{ isWebsiteFound: false }, 'targetCompanies.noWebsite'],
  ])('%j: %s', (more, reason) => {
    expect(notFoundReason(company(1, more))).toBe(reason);
  });

  it('is reported when it is selected, and not again while it stays selected', () => {
    const rows = [
      company(1, { isWebsiteFound: false }),
      company(2),
      company(3, { isWebsiteFound: false }),
    ];
    const ids = (before: string[], after: string[]) =>
      newlySelectedNotFound(rows, new Set(before), new Set(after)).map(({ id }) => id);
    expect(ids([], ['1', '2', '3'])).toEqual([1, 3]);
    expect(ids(['1'], ['1', '2', '3'])).toEqual([3]);
    expect(ids(['1', '3'], ['1'])).toEqual([]);
  });
});

it('shows a website by its host', () => {
  expect(siteName(website)).toBe('saltmarsh.example');
  expect(siteName('http://shop.saltmarsh.example:8080/a?b')).toBe('shop.saltmarsh.example:8080');
});
