import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#text/foldText.ts';
import {
  blankContentIdeaFields,
  checkContentIdea,
  contentIdeaFields,
  contentTypeLabel,
  withKeyword,
  withPoint,
  suggestedTitle,
} from './contentIdeaForm.ts';

describe('the content idea form', () => {
  it('needs a title only', () => {
    expect(checkContentIdea(blankContentIdeaFields)).toEqual({
      isValid: false,
      problems: { title: 'invalid.title' },
    });
    expect(checkContentIdea({ ...blankContentIdeaFields, title: ' Why ' })).toEqual({
      isValid: true,
      value: {
        title: 'Why',
        type: 'BLOG_POST',
        targetIcp: '',
        keywords: [],
        outline: [],
        estimatedValue: 'Medium',
      },
    });
  });

  it('includes the texts in the + fields', () => {
    const check = checkContentIdea({
      ...blankContentIdeaFields,
      title: 'Why',
      keywords: ['CRM'],
      newKeyword: ' sales ',
      newPoint: 'Start',
    });
    expect(check).toMatchObject({ value: { keywords: ['CRM', 'sales'], outline: ['Start'] } });
    const twice = { ...blankContentIdeaFields, title: 'Why', keywords: ['CRM'], newKeyword: 'crm' };
    expect(checkContentIdea(twice)).toMatchObject({ value: { keywords: ['CRM'] } });
  });

  it('keeps a type of the server, and an unknown value', () => {
    const fields = contentIdeaFields({
      title: 'Why',
      type: 'WHITE_PAPER',
      targetIcp: 'Founders',
      keywords: ['crm'],
      outline: ['Start'],
      estimatedValue: null,
    });
    expect(fields).toMatchObject({ type: 'WHITE_PAPER', estimatedValue: '' });
    expect(checkContentIdea(fields)).toMatchObject({ value: { estimatedValue: null } });
    expect(contentTypeLabel(fields.type)).toBe('WHITE PAPER');
  });
});

describe('keywords and outline', () => {
  it.each([
    [['a'], ' b ', ['a', 'b']],
    [['a'], 'A', ['a']],
    [['a'], ' ', ['a']],
    [[], '', []],
  ])('%j with %j is %j', (keywords, typed, expected) => {
    expect(withKeyword(keywords, typed)).toEqual(expected);
  });

  it('never contain a blank, and no keyword twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const keywords = typed.reduce<readonly string[]>(withKeyword, []);
        const seen = new Set(keywords.map((keyword) => foldText(keyword)));
        expect(seen.size).toBe(keywords.length);
        const points = typed.reduce<readonly string[]>(withPoint, []);
        expect([...keywords, ...points].every((text) => text !== '' && text === text.trim())).toBe(
          true,
        );
      }),
    );
  });
});

it.each([
  [[], ''],
  [['  '], ''],
  [['rye loaf'], 'Rye loaf: what to know'],
  [[' Crumb & Co bread '], 'Crumb & Co bread: what to know'],
  [['rye loaf', 'oat loaf'], 'Rye loaf and oat loaf: what to know'],
  [['rye loaf', 'oat loaf', 'spelt loaf'], 'Rye loaf: what to know'],
  [['how to bake rye bread'], 'How to bake rye bread'],
  [['is rye bread healthy', 'rye'], 'Is rye bread healthy'],
  [['island bread'], 'Island bread: what to know'],
  [['élan vital'], 'Élan vital: what to know'],
  [['ライ麦パン'], 'ライ麦パン: what to know'],
])('suggests for %j the title %j', (keywords, title) => {
  expect(suggestedTitle(keywords)).toBe(title);
});
