import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankContentIdeaFields, checkContentIdea } from '../content/contentIdeaForm.ts';
import { geographyDescription } from '../insights/geography.ts';
import { icpDescription } from '../insights/icp.ts';
import { uspDescription } from '../insights/usp.ts';
import { keywordDescription } from '../keywords/keyword.ts';
import { aKeyword, unknownFigures } from '../testing/aKeyword.ts';
import type { EntityDescription, TextsOf } from './description.ts';
import { checkTexts } from './entityForm.ts';
import { linesOf, textsOf, unchangedDraft } from './texts.ts';

const checkOf =
  <Description extends EntityDescription>(description: Description) =>
  (texts: TextsOf<Description>) =>
    checkTexts(description, texts);
const checkIcp = checkOf(icpDescription);
const checkGeography = checkOf(geographyDescription);

const problemFields = (check: { isValid: boolean; problems?: object }) =>
  check.isValid ? [] : Object.keys(check.problems ?? {}).sort();

const filled = {
  usp: { title: ' Fast ', description: 'd', valueProposition: 'v' },
  icp: { title: 'Founders', description: 'd', painPoints: ' a \r\n\n b', goals: 'c\n ' },
  geography: {
    region: 'EU',
    marketSize: '$1B',
    growthRate: '5%',
    competitionLevel: 'Low',
    recommendation: 'Go',
  },
};

describe.each<[string, EntityDescription, Readonly<Record<string, string>>]>([
  ['USP', uspDescription, filled.usp],
  ['ICP', icpDescription, filled.icp],
  ['geography', geographyDescription, filled.geography],
])('the %s form', (_name, description, texts) => {
  it.each(Object.keys(texts))('needs a %s', (field) => {
    expect(problemFields(checkTexts(description, { ...texts, [field]: ' \n ' }))).toEqual([field]);
  });
});

it('trims what the USP form sends', () => {
  const value = { ...filled.usp, title: 'Fast' };
  expect(checkTexts(uspDescription, filled.usp)).toEqual({ isValid: true, value });
});

describe('the ICP form', () => {
  it('reads one pain point and one goal per line, trimmed', () => {
    expect(checkIcp(filled.icp)).toMatchObject({
      value: { painPoints: ['a', 'b'], goals: ['c'] },
    });
  });

  it('shows an ICP and reads it back the same', () => {
    const lines = fc.array(
      fc.string().map((line) => `x${linesOf(line).join(' ')}`),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, lines, (painPoints, goals) => {
        const icp = { title: 't', description: 'd', painPoints, goals };
        expect(checkIcp(textsOf(icpDescription, icp))).toEqual({ isValid: true, value: icp });
      }),
    );
  });
});

describe('the geography form', () => {
  const { geography } = filled;

  it('accepts the five fields', () => {
    expect(checkGeography(geography)).toEqual({ isValid: true, value: geography });
  });

  it('lets the figures that the edited row does not have stay blank, and no other field', () => {
    const before = { ...geography, marketSize: '', growthRate: ' ', recommendation: '' };
    const checked = (texts: typeof geography) => checkTexts(geographyDescription, texts, before);
    const edited = { ...before, recommendation: 'Go' };
    expect(checked(edited)).toEqual({ isValid: true, value: { ...edited, growthRate: '' } });
    expect(problemFields(checked(before))).toEqual(['recommendation']);
    const figure = { ...geography, marketSize: '' };
    expect(problemFields(checkTexts(geographyDescription, figure, geography))).toEqual([
      'marketSize',
    ]);
  });

  it('rejects a level that does not exist', () => {
    expect(problemFields(checkGeography({ ...geography, competitionLevel: 'Extreme' }))).toEqual([
      'competitionLevel',
    ]);
  });

  it('leaves a missing level blank', () => {
    const texts = textsOf(geographyDescription, { ...geography, competitionLevel: null });
    expect(texts.competitionLevel).toBe('');
  });
});

describe('a text that is too long (D87)', () => {
  const icp = { title: 'Founders', description: 'd', painPoints: 'a', goals: 'b' };
  it.each([
    ['title', 'x'.repeat(201), 'invalid.over200'],
    ['description', 'x'.repeat(5001), 'invalid.over5000'],
    ['goals', `a\n${'x'.repeat(501)}`, 'invalid.over500'],
    ['painPoints', 'a\n'.repeat(51), 'invalid.over50Lines'],
  ])('is a problem of its field: %s', (field, text, problem) => {
    expect(checkIcp({ ...icp, [field]: text })).toEqual({
      isValid: false,
      problems: { [field]: problem },
    });
  });

  it('may have its greatest length, without the white space around it', () => {
    const title = 'x'.repeat(200);
    const goals = `${'x'.repeat(500)}\n`.repeat(50);
    expect(checkIcp({ ...icp, title: ` ${title} `, goals })).toMatchObject({ isValid: true });
  });
});

describe('a row that is larger than 32 KB in all (D87)', () => {
  it('is a problem of its longest field, whatever the form', () => {
    const lines = (count: number) => `${'x'.repeat(500)}\n`.repeat(count);
    const icp = { title: 'Founders', description: 'd', painPoints: lines(40), goals: lines(24) };
    expect(checkIcp(icp)).toMatchObject({ isValid: true });
    const problem = { isValid: false, problems: { painPoints: 'invalid.rowTooLarge' } };
    expect(checkIcp({ ...icp, goals: lines(26) })).toEqual(problem);
    const idea = { ...blankContentIdeaFields, title: 't', keywords: ['a'] };
    const outline = Array.from({ length: 50 }, () => '語'.repeat(300));
    expect(checkContentIdea({ ...idea, outline })).toEqual({
      isValid: false,
      problems: { outline: 'invalid.rowTooLarge' },
    });
  });
});

describe('a row that is sent unchanged', () => {
  const market = {
    region: 'Wales',
    marketSize: '$90 million',
    growthRate: '3% a year',
    competitionLevel: 'Low',
    recommendation: ' Start in Cardiff. ',
  } as const;

  it('has exactly its fields and their values', () => {
    const grounds = { evidence: [], assumptions: ['recommendation'], isSample: false };
    const row = { ...market, grounds, id: 1 };
    expect(unchangedDraft(geographyDescription, row)).toEqual(market);
  });

  it('may have figures that the server does not know', () => {
    const row = { ...market, marketSize: '', growthRate: ' ' };
    expect(unchangedDraft(geographyDescription, row)).toEqual(row);
    const { id: _id, ...keyword } = aKeyword(unknownFigures);
    expect(unchangedDraft(keywordDescription, keyword)).toEqual(keyword);
  });

  it.each([{ region: '' }, { competitionLevel: null }, { recommendation: ' ' }])(
    'cannot be sent while something required is missing: %j',
    (missing) => {
      expect(unchangedDraft(geographyDescription, { ...market, ...missing })).toBeNull();
    },
  );
});
