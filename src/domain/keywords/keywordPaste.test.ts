import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Keyword } from './keyword.ts';
import { keywordSheet } from './keywordSheet.ts';
import { keywordPaste } from './keywordPaste.ts';
import { scored } from './keywordView.ts';
import { readRows } from '../lists/judgeRows.ts';
import {
  chooseAll,
  chooseOne,
  doubtGroups,
  noChoices,
  type ReadingChoices,
} from '../numbers/pastedFigures.ts';
import { sheetAsCsv } from '../lists/sheet.ts';

const existing: Keyword = {
  id: 1,
  keyword: 'Running Shoes',
  volume: 1,
  competitionLevel: 'LOW',
  competitionIndex: 1,
  lowBid: 1,
  highBid: 1,
  trend: 1,
  region: 'Austria',
};
const readKeywords = (text: string, region: string, known: readonly Keyword[]) =>
  readRows(keywordPaste, text, known, { given: { region }, takesIncomplete: true });
const verdicts = (text: string, region = 'Austria') =>
  readKeywords(text, region, [existing]).map(({ line, verdict }) => [line, verdict.kind] as const);

describe('pasted keywords', () => {
  it('reads one keyword per line', () => {
    expect(
      readKeywords('trail shoes\nroad shoes', 'Austria', [existing]).map(({ verdict }) => verdict),
    ).toMatchObject([
      {
        kind: 'fresh',
        draft: {
          keyword: 'trail shoes',
          volume: null,
          competitionLevel: null,
          competitionIndex: null,
          lowBid: null,
          highBid: null,
          trend: null,
          region: 'Austria',
        },
      },
      { kind: 'fresh', draft: { keyword: 'road shoes' } },
    ]);
  });

  it('waits with incomplete rows until the person says that they have no figures', () => {
    const text = 'trail shoes\nroad shoes\t100\tLow\nrunning shoes\nspikes\tmany';
    const kinds = (takesIncomplete: boolean) =>
      readRows(keywordPaste, text, [existing], {
        given: { region: 'Austria' },
        takesIncomplete,
      }).map(({ verdict }) => (verdict.kind === 'waiting' ? verdict.for : verdict.kind));
    expect(kinds(false)).toEqual(['completeness', 'completeness', 'duplicate', 'invalid']);
    expect(kinds(true)).toEqual(['fresh', 'fresh', 'duplicate', 'invalid']);
  });

  it('keeps the figures that are given', () => {
    expect(readKeywords('road shoes\t100\tLow', 'Austria', [])[0]?.verdict).toMatchObject({
      draft: { volume: 100, competitionLevel: 'LOW', competitionIndex: null, trend: null },
    });
  });

  it('reads columns of a spreadsheet, with or without headings in any order', () => {
    const draft = {
      keyword: 'trail shoes',
      volume: 5400,
      competitionLevel: 'VERY_HIGH',
      competitionIndex: 90,
      lowBid: 0.4,
      highBid: 1.9,
      trend: -3,
      region: 'Spain',
    };
    const plain = 'trail shoes\t5400\tVery high\t90\t0,4\t1,9\t-3\tSpain';
    const headed =
      'Region\tKeywords\tVolume\tCompetition Level\tCompetition Index\tLow Bid\tHigh Bid\tTrend\nSpain\ttrail shoes\t5400\tvery-high\t90\t0.4\t1.9\t-3';
    expect(readKeywords(plain, '', [])[0]?.verdict).toEqual({ kind: 'fresh', draft });
    expect(readKeywords(headed, '', [])[0]?.verdict).toEqual({ kind: 'fresh', draft });
  });

  it('marks keywords that exist already, and repeated ones', () => {
    expect(verdicts('running shoes\ntrail\nTRAIL')).toEqual([
      [1, 'duplicate'],
      [2, 'fresh'],
      [3, 'duplicate'],
    ]);
    expect(verdicts('running shoes', 'Spain')).toEqual([[1, 'fresh']]);
  });

  it('names the wrong field of a line', () => {
    expect(
      readKeywords('trail\tmany\nroad\t1\tHUGE\nx', '', []).map(({ line, verdict }) => [
        line,
        verdict,
      ]),
    ).toEqual([
      [1, { kind: 'invalid', column: 'region', problem: 'invalid.region' }],
      [2, { kind: 'invalid', column: 'region', problem: 'invalid.region' }],
      [3, { kind: 'invalid', column: 'region', problem: 'invalid.region' }],
    ]);
    expect(
      readKeywords('trail\tmany\nroad\t1\tHUGE', 'Spain', []).map(({ verdict }) => verdict),
    ).toEqual([
      { kind: 'invalid', column: 'volume', problem: 'invalid.number' },
      { kind: 'invalid', column: 'competitionLevel', problem: 'invalid.competitionLevel' },
    ]);
  });

  describe('with numbers that could be thousands', () => {
    const text = 'rye\t12,000\tlow\t1\t1.250\t2\t+13\nspelt\t8,500\noats\t1,5\nmany\t1,000,000';
    const read = (choices: ReadingChoices) =>
      readRows(keywordPaste, text, [], {
        given: { region: 'Ireland' },
        choices,
        takesIncomplete: true,
      }).map(({ verdict }) =>
        verdict.kind === 'fresh' ? [verdict.draft.volume, verdict.draft.lowBid] : verdict.kind,
      );

    it('waits for a choice instead of taking 12 for 12,000', () => {
      expect(read(noChoices)).toEqual(['waiting', 'waiting', [1.5, null], 'waiting']);
    });

    it('reads all numbers with the same separator alike', () => {
      const thousands = chooseAll(noChoices, ',', 'thousands');
      expect(read(thousands)).toEqual(['waiting', [8500, null], [1.5, null], [1_000_000, null]]);
      expect(read(chooseAll(thousands, '.', 'decimal'))[0]).toEqual([12_000, 1.25]);
      expect(read(chooseAll(noChoices, ',', 'decimal'))).toEqual([
        'waiting',
        [8.5, null],
        [1.5, null],
        'invalid',
      ]);
    });

    it('reads a single number differently, until all are chosen again', () => {
      const key = readRows(keywordPaste, text, [])[1]?.figures[0]?.doubt?.key ?? '';
      const one = chooseOne(chooseAll(noChoices, ',', 'decimal'), key, 'thousands');
      expect(read(one)[1]).toEqual([8500, null]);
      expect(read(chooseAll(one, ',', 'decimal'))[1]).toEqual([8.5, null]);
    });

    it('groups them with an example and their common choice', () => {
      const figures = readRows(keywordPaste, text, []).flatMap((row) => row.figures);
      expect(doubtGroups(figures, noChoices)).toMatchObject([
        { separator: ',', count: 3, example: { text: '12,000' }, chosen: null },
        { separator: '.', count: 1, example: { text: '1.250' }, chosen: null },
      ]);
    });

    it('shows a choice in its group before the lines are judged again', () => {
      const figures = readRows(keywordPaste, text, []).flatMap((row) => row.figures);
      const chosen = (choices: ReadingChoices) =>
        doubtGroups(figures, choices).map((group) => group.chosen);
      const all = chooseAll(noChoices, ',', 'thousands');
      expect(chosen(all)).toEqual(['thousands', null]);
      const key = figures.find(({ doubt }) => doubt)?.doubt?.key ?? '';
      expect(chosen(chooseOne(all, key, 'decimal'))).toEqual([null, null]);
    });

    it('asks for no choice for a line that is not added', () => {
      expect(verdicts('running shoes\t12,000')).toEqual([[1, 'duplicate']]);
      expect(verdicts('trail\t12,000\thuge')).toEqual([[1, 'invalid']]);
    });
  });

  it('reads the trend and the dashes of the table itself', () => {
    const [row] = readKeywords('rye\t100\tLow\t5\t–\t2\t\u221213', 'Ireland', []);
    expect(row?.verdict).toMatchObject({ kind: 'fresh', draft: { trend: -13, lowBid: null } });
  });

  it('reads its own export, with headings and score', () => {
    const csv = sheetAsCsv(keywordSheet([]), scored([existing], 'quickWins'));
    const { id: _id, ...draft } = existing;
    expect(readKeywords(csv, '', []).map(({ verdict }) => verdict)).toEqual([
      { kind: 'fresh', draft },
    ]);
    expect(readKeywords(csv, '', [existing])[0]?.verdict.kind).toBe('duplicate');
  });

  it('reads a blank figure of its export as unknown, not as zero', () => {
    const unknown = { ...existing, volume: null, trend: null };
    const csv = sheetAsCsv(keywordSheet([]), scored([unknown], 'quickWins'));
    const { id: _id, ...draft } = unknown;
    expect(readKeywords(csv, '', []).map(({ verdict }) => verdict)).toEqual([
      { kind: 'fresh', draft },
    ]);
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        (text, region) => void readKeywords(text, region, [existing]),
      ),
    );
    expect(readKeywords('constructor\t__proto__', 'toString', [])[0]?.verdict.kind).toBe('invalid');
  });
});
