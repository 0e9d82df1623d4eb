import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankContentIdeaFields, checkContentIdea } from '../content/contentIdeaForm.ts';
import { geographyDescription } from '../insights/geography.ts';
import { icpDescription } from '../insights/icp.ts';
import { uspDescription } from '../insights/usp.ts';
import type { EntityDescription, TextsOf } from './description.ts';
import { checkTexts } from './entityForm.ts';
import { linesOf, textsOf, unchangedDraft } from './texts.ts';

const checkOf =
  <Description extends EntityDescription>(description: Description) =>
  (texts: TextsOf<Description>) =>
    checkTexts(description, texts);
const checkUsp = checkOf(uspDescription);
const checkIcp = checkOf(icpDescription);
const checkGeography = checkOf(geographyDescription);

const problemFields = (check: { isValid: boolean; problems?: object }) =>
  check.isValid ? [] : Object.keys(check.problems ?? {}).sort();

describe('the USP form', () => {
  const filled = { title: ' Fast ', description: 'd', valueProposition: 'v' };

  it('trims what it sends', () => {
    expect(checkUsp(filled)).toEqual({ isValid: true, value: { ...filled, title: 'Fast' } });
  });

  it.each(['title', 'description', 'valueProposition'])('needs a %s', (field) => {
    expect(problemFields(checkUsp({ ...filled, [field]: ' ' }))).toEqual([field]);
  });

  it('asks for everything at first', () => {
    expect(problemFields(checkUsp(textsOf(uspDescription, null)))).toHaveLength(3);
  });
});

describe('the ICP form', () => {
  const filled = { title: 'Founders', description: 'd', painPoints: ' a \r\n\n b', goals: 'c\n ' };

  it('reads one pain point and one goal per line, trimmed', () => {
    expect(checkIcp(filled)).toMatchObject({ value: { painPoints: ['a', 'b'], goals: ['c'] } });
  });

  it.each(['title', 'description', 'painPoints', 'goals'])('needs a %s', (field) => {
    expect(problemFields(checkIcp({ ...filled, [field]: ' \n \n' }))).toEqual([field]);
  });

  it('asks for everything at first', () => {
    expect(problemFields(checkIcp(textsOf(icpDescription, null)))).toHaveLength(4);
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
  const filled = {
    region: 'EU',
    marketSize: '$1B',
    growthRate: '5%',
    competitionLevel: 'Low',
    recommendation: 'Go',
  };

  it('accepts the five fields', () => {
    expect(checkGeography(filled)).toEqual({ isValid: true, value: filled });
  });

  it.each(Object.keys(filled))('needs a %s', (field) => {
    expect(problemFields(checkGeography({ ...filled, [field]: '' }))).toEqual([field]);
  });

  it('lets the figures that the edited row does not have stay blank, and no other field', () => {
    const before = { ...filled, marketSize: '', growthRate: ' ', recommendation: '' };
    const checked = (texts: typeof filled) => checkTexts(geographyDescription, texts, before);
    const edited = { ...before, recommendation: 'Go' };
    expect(checked(edited)).toEqual({ isValid: true, value: { ...edited, growthRate: '' } });
    expect(problemFields(checked(before))).toEqual(['recommendation']);
    const figure = { ...filled, marketSize: '' };
    expect(problemFields(checkTexts(geographyDescription, figure, filled))).toEqual(['marketSize']);
  });

  it('rejects a level that does not exist', () => {
    expect(problemFields(checkGeography({ ...filled, competitionLevel: 'Extreme' }))).toEqual([
      'competitionLevel',
    ]);
    expect(problemFields(checkGeography(textsOf(geographyDescription, null)))).toHaveLength(5);
  });

  it('leaves a missing level blank', () => {
    const texts = textsOf(geographyDescription, { ...filled, competitionLevel: null });
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
  });

  it.each([{ region: '' }, { competitionLevel: null }, { recommendation: ' ' }])(
    'cannot be sent while something required is missing: %j',
    (missing) => {
      expect(unchangedDraft(geographyDescription, { ...market, ...missing })).toBeNull();
    },
  );
});
