import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordCompetitions, type Keyword, type KeywordDraft } from './keyword.ts';
import {
  keywordDraftOf,
  keywordIdentity,
  sentKeyword,
  unknownFigures,
  withUnknown,
} from './unknownFigures.ts';

const figure = fc.option(fc.integer({ min: -5, max: 5 }));
const anyDraft: fc.Arbitrary<KeywordDraft> = fc.record({
  keyword: fc.string(),
  volume: figure,
  competitionLevel: fc.option(fc.constantFrom(...keywordCompetitions)),
  competitionIndex: figure,
  lowBid: figure,
  highBid: figure,
  trend: figure,
  region: fc.string(),
});

const bare: KeywordDraft = {
  keyword: 'rye loaf',
  volume: null,
  competitionLevel: null,
  competitionIndex: null,
  lowBid: null,
  highBid: null,
  trend: null,
  region: 'Ireland',
};

describe('figures that are not known', () => {
  it('are sent as zeros', () => {
    expect(sentKeyword(bare)).toEqual({
      keyword: 'rye loaf',
      volume: 0,
      competitionLevel: 'MEDIUM',
      competitionIndex: 0,
      lowBid: 0,
      highBid: 0,
      trend: 0,
      region: 'Ireland',
    });
  });

  it('are unknown again when they are loaded, and known ones are unchanged', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const stored: Keyword = { id: 1, ...sentKeyword(draft) };
        const {
          id: _id,
          isSentWithoutFigures,
          ...read
        } = withUnknown(stored, unknownFigures(draft));
        expect(read).toEqual(draft);
        expect(isSentWithoutFigures ?? false).toBe(unknownFigures(draft).length > 0);
      }),
    );
  });

  it('are known once the server has them', () => {
    const stored: Keyword = { id: 1, ...sentKeyword(bare), volume: 900, competitionLevel: 'LOW' };
    expect(withUnknown(stored, unknownFigures(bare))).toMatchObject({
      volume: 900,
      competitionLevel: 'LOW',
      trend: null,
    });
  });

  it('can be added again only when the person sent them without figures', () => {
    const stored: Keyword = { id: 1, ...sentKeyword(bare) };
    expect(keywordDraftOf(withUnknown(stored, unknownFigures(bare)))).toEqual(bare);
    // The server has no figures: adding zeros would create a different keyword.
    expect(keywordDraftOf({ id: 1, ...bare })).toBeNull();
    expect(keywordDraftOf(stored)).toEqual(sentKeyword(bare));
  });
});

it('a keyword is the same in any case, within a region', () => {
  expect(keywordIdentity(bare)).toBe(keywordIdentity({ ...bare, keyword: ' Rye  LOAF ' }));
  expect(keywordIdentity(bare)).not.toBe(keywordIdentity({ ...bare, region: 'Spain' }));
});
