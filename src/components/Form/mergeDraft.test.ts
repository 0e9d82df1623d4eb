import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftToKeep, mergeDraft, type DraftPart } from './mergeDraft.ts';

interface Row {
  readonly title: string;
  readonly goals: readonly string[];
  /** A company is chosen: its name and its id belong together. */
  readonly company: string;
  readonly companyId: string;
  /** A field that only the form has. */
  readonly typed: string;
}

const parts: readonly DraftPart<Row>[] = [
  { label: 'Title', fields: ['title'] },
  { label: 'Goals', fields: ['goals'] },
  { label: 'Company', fields: ['company', 'companyId'] },
];
const base: Row = { title: 'Fast', goals: ['a'], company: 'Acme', companyId: '1', typed: '' };
const kept = (change: Partial<Row>, from = base): unknown =>
  JSON.parse(JSON.stringify(draftToKeep(from, { ...from, ...change }, parts)));

describe('the draft to store', () => {
  it('contains the changed fields and their values before', () => {
    expect(kept({ title: 'Faster' })).toEqual({
      fields: { title: 'Faster' },
      base: { title: 'Fast' },
    });
    expect(kept({ title: ' Fast ' })).toEqual({ fields: {}, base: {} });
  });

  it('includes fields of the same part', () => {
    expect(kept({ companyId: '2' })).toEqual({
      fields: { company: 'Acme', companyId: '2' },
      base: { company: 'Acme', companyId: '1' },
    });
  });
});

describe('a restored draft', () => {
  it('is applied to an unchanged row', () => {
    expect(mergeDraft(kept({ title: 'Faster' }), base, parts)).toEqual({
      restored: { title: 'Faster' },
      conflicts: [],
    });
  });

  it('keeps fields that only a colleague has changed', () => {
    const current = { ...base, goals: ['a', 'b'] };
    expect(mergeDraft(kept({ title: 'Faster' }), current, parts)).toEqual({
      restored: { title: 'Faster' },
      conflicts: [],
    });
  });

  it('reports a conflict for a field that both have changed', () => {
    const current = { ...base, title: 'Quick', goals: ['b'] };
    const draft = kept({ title: 'Faster', goals: ['c', 'd'], typed: 'e' });
    expect(mergeDraft(draft, current, parts)).toEqual({
      restored: { typed: 'e' },
      conflicts: [
        { label: 'Title', theirs: 'Quick', mine: 'Faster', change: { title: 'Faster' } },
        { label: 'Goals', theirs: 'b', mine: 'c\nd', change: { goals: ['c', 'd'] } },
      ],
    });
  });

  it('reports one conflict for fields of the same part', () => {
    const current = { ...base, company: 'Bolt', companyId: '2' };
    const draft = kept({ company: 'Crumb', companyId: '3' });
    expect(mergeDraft(draft, current, parts)).toEqual({
      restored: {},
      conflicts: [
        {
          label: 'Company',
          theirs: 'Bolt',
          mine: 'Crumb',
          change: { company: 'Crumb', companyId: '3' },
        },
      ],
    });
  });

  it('reports no conflict when both have typed the same', () => {
    const current = { ...base, title: 'Faster' };
    expect(mergeDraft(kept({ title: 'Faster' }), current, parts).conflicts).toEqual([]);
  });

  it('reports a conflict for every difference when the values before are unknown', () => {
    const { conflicts } = mergeDraft({ ...base, title: 'Faster' }, base, parts);
    expect(conflicts.map(({ label }) => label)).toEqual(['Title']);
    expect(mergeDraft({ title: 'Faster' }, base)).toEqual({
      restored: { title: 'Faster' },
      conflicts: [],
    });
  });
});

const word = fc.constantFrom('', 'a', 'b', 'c');
const row: fc.Arbitrary<Row> = fc.record({
  title: word,
  goals: fc.array(word, { maxLength: 2 }),
  company: word,
  companyId: word,
  typed: word,
});

describe('merging any rows', () => {
  it('takes every part from the side that changed it, and reports a conflict when both did', () => {
    fc.assert(
      fc.property(row, row, row, (before, mine, theirs) => {
        const { restored, conflicts } = mergeDraft(kept(mine, before), theirs, parts);
        const asked = new Set(conflicts.map(({ label }) => label));
        for (const { label, fields } of parts) {
          const same = (one: Row, other: Row) =>
            JSON.stringify(fields.map((name) => one[name])) ===
            JSON.stringify(fields.map((name) => other[name]));
          const isAsked = !same(mine, before) && !same(theirs, before) && !same(mine, theirs);
          expect(asked.has(label)).toBe(isAsked);
          const merged = { ...theirs, ...restored };
          const expected = isAsked || same(mine, before) ? theirs : mine;
          for (const name of fields) expect(merged[name]).toEqual(expected[name]);
        }
      }),
    );
  });

  it('returns the typed values when the person always chooses their own and nobody changed other fields', () => {
    fc.assert(
      fc.property(row, row, (before, mine) => {
        const { restored, conflicts } = mergeDraft(kept(mine, before), before, parts);
        expect(conflicts).toEqual([]);
        expect({ ...before, ...restored }).toEqual(mine);
      }),
    );
  });

  it('accepts any stored value as a draft or as none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { restored, conflicts } = mergeDraft(value, base, parts);
        for (const name of Object.keys(restored)) expect(base).toHaveProperty(name);
        for (const { change } of conflicts)
          for (const name of Object.keys(change)) expect(base).toHaveProperty(name);
      }),
    );
  });
});
