import { pasteRuleOf } from '../entities/entityPaste.ts';
import { identityOf, type PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import {
  keywordDescription,
  type Keyword,
  type KeywordDraft,
  type KeywordField,
} from './keyword.ts';
import { keywordNumberFields } from './keywordForm.ts';

/**
 * Keywords from pasted text, in the columns of the page. Cells that are missing take the figures of an unknown keyword: nothing
 * searched, medium competition. A keyword is the same keyword in the same region.
 */
export const keywordPaste: PasteRule<KeywordField, Keyword, KeywordDraft> = {
  ...pasteRuleOf(keywordDescription, {
    labelOf: (name) => t(`keywords.add.${name}`),
    headingOf: (name) => t(`keywords.column.${name}`),
    identityOf: ({ keyword, region }) => identityOf(keyword, region),
  }),
  numberColumns: keywordNumberFields,
  ignored: () => [t('keywords.column.score'), t('keywords.column.ideas')],
  blank: {
    keyword: '',
    volume: '0',
    competitionLevel: 'MEDIUM',
    competitionIndex: '50',
    lowBid: '0',
    highBid: '0',
    trend: '0',
    region: '',
  },
  // The table writes a dash where there is no figure.
  isBlank: (cell) => cell === '' || cell === '–',
};
