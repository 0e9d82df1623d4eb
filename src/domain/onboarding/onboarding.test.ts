import { describe, expect, it } from 'vitest';
import {
  laterStage,
  gateRedirect,
  onboardingStages,
  pathOfStage,
  rankOf,
  readStage,
  type OnboardingPage,
} from './onboarding.ts';

const pages = onboardingStages.filter((stage): stage is OnboardingPage => stage !== 'done');
const lastPaths = [
  undefined,
  ...pages.map((page) => `/${page}`),
  '/usps?q=1',
  '/users',
  '/keyword-research',
];

const pairs = onboardingStages.flatMap((stage) =>
  pages.flatMap((page) => lastPaths.map((lastPath) => ({ stage, page, lastPath }))),
);

describe('gateRedirect', () => {
  it('is tested for every stage, page and last path', () => {
    expect(pairs).toHaveLength(6 * 5 * 9);
  });

  const tooEarly = pairs.filter(({ stage, page }) => rankOf(page) > rankOf(stage));
  const inTime = pairs.filter((pair) => !tooEarly.includes(pair));

  it.each(inTime)('stage $stage lets $page pass, last path $lastPath', (pair) => {
    expect(gateRedirect(pair.page, pair)).toBeUndefined();
  });

  it.each(tooEarly)('stage $stage, page $page, last path $lastPath: one redirect', (pair) => {
    const target = gateRedirect(pair.page, pair);
    const landed = pages.find((candidate) => `/${candidate}` === target?.split('?', 1)[0]);
    expect(landed).toBeDefined();
    expect(landed).not.toBe(pair.page);
    expect(gateRedirect(landed ?? 'dashboard', { ...pair, lastPath: target })).toBeUndefined();
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

  it('have a page each, and done starts at the dashboard', () => {
    expect(onboardingStages.map(pathOfStage)).toEqual([
      '/business-info',
      '/usps',
      '/icps',
      '/geos',
      '/dashboard',
      '/dashboard',
    ]);
  });

  it('never go back', () => {
    expect(laterStage('icps', 'usps')).toBe('icps');
    expect(laterStage('usps', 'icps')).toBe('icps');
    expect(laterStage('done', 'dashboard')).toBe('done');
  });
});
