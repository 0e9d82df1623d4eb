import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#text/foldText.ts';
import { limits } from '../settings/limits.ts';
import {
  changeViews,
  readSavedViews,
  storedViews,
  viewedLists,
  viewInUse,
  viewNameProblem,
  type SavedView,
  type ViewChange,
} from './savedViews.ts';

const view = (name: string, query = 'q=rye', list: SavedView['list'] = 'keywords'): SavedView => ({
  list,
  name,
  query,
});
const rye = view('Rye');
const spelt = view('Spelt', 'q=spelt');
const both = [rye, spelt];
const { nameLength, perList } = limits.savedViews;

describe('viewNameProblem', () => {
  const full = Array.from({ length: perList }, (_nothing, index) => view(`View ${index}`));

  it.each([
    ['a blank name', both, '  ', 'missing'],
    ['a name of invisible characters', both, '\u200b', 'missing'],
    ['a name that is too long', both, 'x'.repeat(nameLength + 1), 'tooLong'],
    ['the longest name', both, ` ${'x'.repeat(nameLength)} `, null],
    ['a name in use', both, 'Rye', 'taken'],
    ['a name in use in other letters', both, ' RYÉ ', 'taken'],
    ['a name of another list', [view('Rye', 'q=a', 'users')], 'Rye', null],
    ['one more than a list may have', full, 'New', 'full'],
    ['the name of a view of a full list', full, 'View 1', 'taken'],
  ])('judges %s', (_what, views, name, problem) => {
    expect(viewNameProblem(views, { list: 'keywords', name })).toBe(problem);
  });

  it('allows a view to keep its own name, also in another case', () => {
    expect(viewNameProblem(both, { list: 'keywords', name: 'RYE' }, rye)).toBeNull();
    expect(viewNameProblem(both, { list: 'keywords', name: 'spelt' }, rye)).toBe('taken');
    expect(viewNameProblem(full, { list: 'keywords', name: 'New' }, full[0])).toBeNull();
    // Another tab has saved a view, and all were read again.
    const again = full.map((each) => ({ ...each }));
    expect(viewNameProblem(again, { list: 'keywords', name: 'VIEW 0' }, full[0])).toBeNull();
  });
});

describe('changeViews', () => {
  it.each<[what: string, change: ViewChange, after: readonly SavedView[]]>([
    ['saves', { kind: 'save', view: view(' New ') }, [...both, view('New')]],
    ['saves no plain list', { kind: 'save', view: view('New', '') }, both],
    ['saves no name twice', { kind: 'save', view: view('rye', 'q=new') }, both],
    ['updates', { kind: 'update', view: view('Rye', 'q=x') }, [view('Rye', 'q=x'), spelt]],
    ['updates to no plain list', { kind: 'update', view: view('Rye', '') }, both],
    ['updates none that is gone', { kind: 'update', view: view('Gone', 'q=x') }, both],
    ['renames', { kind: 'rename', view: rye, name: ' RYE ' }, [view('RYE'), spelt]],
    ['renames to no name in use', { kind: 'rename', view: rye, name: 'SPELT' }, both],
    ['removes', { kind: 'remove', view: rye }, [spelt]],
    ['removes none of another list', { kind: 'remove', view: view('Rye', 'q', 'users') }, both],
  ])('%s', (_what, change, after) => {
    expect(changeViews(both, change)).toEqual(after);
  });

  const anyView = fc.record({
    list: fc.constantFrom(...viewedLists),
    name: fc.oneof(fc.string({ maxLength: 70 }), fc.constantFrom('a', 'A', 'á', 'b', 'B ')),
    query: fc.constantFrom('', 'q=a', 'q=b'),
  });
  const anyChange = fc.oneof(
    fc.record({ kind: fc.constantFrom('save', 'update', 'remove'), view: anyView }),
    fc.record({ kind: fc.constant('rename' as const), view: anyView, name: fc.string() }),
  );

  it('keeps names unique in each list, and is read as it was stored', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
        let views: readonly SavedView[] = [];
        for (const change of changes) views = changeViews(views, change);
        const names = views.map(({ list, name }) => `${list} ${foldText(name)}`);
        expect(new Set(names).size).toBe(names.length);
        expect(readSavedViews(JSON.parse(JSON.stringify(storedViews(views))))).toEqual(views);
      }),
    );
  });
});

describe('readSavedViews', () => {
  it('leaves out invalid views, and keeps the others', () => {
    const broken = [
      null,
      7,
      'x',
      {},
      [],
      ['keywords'],
      ['keywords', 1, 'q=a'],
      ['shoes', 'A', 'q=a'],
    ];
    const stored = [...broken, ['keywords', 'Rye', 'q=rye'], ['keywords', 'rye', 'q=b']];
    expect(readSavedViews(stored)).toEqual([rye]);
    expect(readSavedViews({})).toEqual([]);
  });

  it('keeps no more views than the limit', () => {
    const many = Array.from({ length: perList + 5 }, (_nothing, n) => [
      'users',
      `View ${n}`,
      'q=a',
    ]);
    expect(readSavedViews(many)).toHaveLength(perList);
  });
});

describe('viewInUse', () => {
  it.each([
    ['none for the plain list', null, '', null],
    ['none without a name', null, 'q=rye', null],
    ['none under a name that is not saved', 'Gone', 'q=rye', null],
    ['the one that is named', 'Rye', 'q=rye', { view: rye, isChanged: false }],
    ['the one that is named in other letters', 'RYE', 'q=rye', { view: rye, isChanged: false }],
    ['the one that is named, once it is changed', 'Rye', 'q=spelt', { view: rye, isChanged: true }],
    ['the one that is named, over the plain list', 'Rye', '', { view: rye, isChanged: true }],
  ])('is %s', (_what, name, query, expected) => {
    expect(viewInUse(both, name, query)).toEqual(expected);
  });
});
