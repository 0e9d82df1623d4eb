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

describe('what is kept of a form', () => {
  it('is what was changed, and what stood there before', () => {
    expect(kept({ title: 'Faster' })).toEqual({
      fields: { title: 'Faster' },
      base: { title: 'Fast' },
    });
    expect(kept({ title: ' Fast ' })).toEqual({ fields: {}, base: {} });
  });

  it('takes along what belongs to it', () => {
    expect(kept({ companyId: '2' })).toEqual({
      fields: { company: 'Acme', companyId: '2' },
      base: { company: 'Acme', companyId: '1' },
    });
  });
});

describe('a draft that comes back', () => {
  it('is put back over a row that has not changed', () => {
    expect(mergeDraft(kept({ title: 'Faster' }), base, parts)).toEqual({
      restored: { title: 'Faster' },
      conflicts: [],
    });
  });

  it('leaves alone what only a colleague has changed', () => {
    const current = { ...base, goals: ['a', 'b'] };
    expect(mergeDraft(kept({ title: 'Faster' }), current, parts)).toEqual({
      restored: { title: 'Faster' },
      conflicts: [],
    });
  });

  it('asks about what both have changed', () => {
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

  it('asks once about fields that belong together', () => {
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

  it('does not ask where both have written the same', () => {
    const current = { ...base, title: 'Faster' };
    expect(mergeDraft(kept({ title: 'Faster' }), current, parts).conflicts).toEqual([]);
  });

  it('asks wherever it differs when nobody knows what it began from', () => {
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

describe('merging, whatever the rows', () => {
  it('gives every part to whoever changed it, and asks where both did', () => {
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

  it('gives what was typed when mine is chosen everywhere and nobody else changed anything else', () => {
    fc.assert(
      fc.property(row, row, (before, mine) => {
        const { restored, conflicts } = mergeDraft(kept(mine, before), before, parts);
        expect(conflicts).toEqual([]);
        expect({ ...before, ...restored }).toEqual(mine);
      }),
    );
  });

  it('takes whatever is kept for a draft or for none', () => {
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
