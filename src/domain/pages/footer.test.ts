import { describe, expect, it } from 'vitest';
import { footerRules } from './footer.ts';

describe('footerRules', () => {
  it.each([
    ['/business-info', false, true],
    ['/target-companies', false, true],
    ['/keyword-research', false, true],
    ['/content-research', true, false],
    ['/email-variations', true, false],
    ['/usps', true, true],
    ['/icps', true, true],
    ['/geos', true, true],
    ['/prospects', true, true],
    ['/keyword-research/', false, true],
    ['/keyword-research/7', false, true],
    ['/keyword-research-old', true, true],
    ['/email-variations2', true, true],
    ['/', true, true],
  ])('%s: back %s, next %s', (pathname, hasBack, hasNext) => {
    expect(footerRules(pathname)).toEqual({ hasBack, hasNext });
  });
});
