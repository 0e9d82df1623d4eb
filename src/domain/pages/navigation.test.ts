import { describe, expect, it } from 'vitest';
import { firstNameOf, initialOf, isCampaignPage, isOutboundPage } from './navigation.ts';
import { routePaths } from './routes.ts';

const nobody = { id: 'u1', name: '', givenName: '', email: '' };

describe('firstNameOf and initialOf', () => {
  it.each([
    [{ givenName: 'Ada', name: 'Augusta Ada King' }, 'Ada', 'A'],
    [{ name: '  grace  hopper ' }, 'grace', 'G'],
    [{ givenName: '  ', name: '', email: 'linus@example.com' }, 'linus', 'L'],
    [{ name: 'Çiğdem' }, 'Çiğdem', 'Ç'],
    [{ name: '👩‍💻 Dev' }, '👩‍💻', '👩‍💻'],
    [{}, '', '?'],
  ])('%j', (claims, name, initial) => {
    const profile = { ...nobody, ...claims };
    expect(firstNameOf(profile)).toBe(name);
    expect(initialOf(profile)).toBe(initial);
  });
});

describe('campaign pages', () => {
  it('are the five of the two campaigns', () => {
    expect(routePaths.filter(isCampaignPage)).toEqual([
      '/target-companies',
      '/prospects',
      '/email-variations',
      '/keyword-research',
      '/content-research',
    ]);
    expect(routePaths.filter(isOutboundPage)).toEqual([
      '/target-companies',
      '/prospects',
      '/email-variations',
    ]);
  });
});
