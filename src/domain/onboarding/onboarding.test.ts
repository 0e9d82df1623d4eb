import { describe, expect, it } from 'vitest';
import {
  gateRedirect,
  onboardingStages,
  rankOf,
  readStage,
  type OnboardingPage,
} from './onboarding.ts';

const pages = onboardingStages.filter((stage): stage is OnboardingPage => stage !== 'done');
const lastPaths = [undefined, ...pages.map((page) => `/${page}`), '/usps?q=1', '/users'];

describe('gateRedirect', () => {
  it('lets a reached page pass, and redirects once from any other', () => {
    for (const stage of onboardingStages)
      for (const page of pages)
        for (const lastPath of lastPaths) {
          const target = gateRedirect(page, { stage, lastPath });
          const landed = pages.find((each) => `/${each}` === target?.split('?', 1)[0]);
          expect(landed !== undefined).toBe(rankOf(page) > rankOf(stage));
          expect(landed).not.toBe(page);
          const again = landed && gateRedirect(landed, { stage, lastPath: target });
          expect(again).toBeUndefined();
        }
  });

  it.each([
    ['usps', 'geos', '/business-info', '/business-info'],
    ['usps', 'geos', '/usps', '/usps'],
    ['icps', 'geos', '/usps?q=1', '/usps?q=1'],
    ['usps', 'geos', '/icps', '/usps'],
    ['usps', 'geos', '/geos', '/usps'],
    ['usps', 'geos', '/users', '/usps'],
    ['usps', 'geos', undefined, '/usps'],
    ['business-info', 'dashboard', undefined, '/business-info'],
    ['geos', 'dashboard', '/dashboard', '/geos'],
    ['done', 'business-info', undefined, undefined],
    ['dashboard', 'dashboard', '/usps', undefined],
  ] as const)(
    'stage %s on page %s with last path %s goes to %s',
    (stage, page, lastPath, target) => {
      expect(gateRedirect(page, { stage, lastPath })).toBe(target);
    },
  );
});

describe('stages', () => {
  it.each([
    ['usps', 'usps'],
    ['done', 'done'],
    [undefined, 'business-info'],
    ['', 'business-info'],
    ['"usps"', 'business-info'],
    ['toString', 'business-info'],
  ] as const)('reads %j as %s', (stored, stage) => {
    expect(readStage(stored)).toBe(stage);
  });
});
