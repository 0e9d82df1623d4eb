import { pasteRuleOf } from '../entities/entityPaste.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import {
  keywordDescription,
  type Keyword,
  type KeywordDraft,
  type KeywordField,
} from './keyword.ts';
import { checkKeywordFields, keywordNumberFields } from './keywordForm.ts';
import { keywordIdentity, unknownFigures } from './unknownFigures.ts';

/**
 * The rule for pasting keywords. The columns are those of the page. Missing figures become null, after the person has agreed
 * to that. Term and region identify a keyword.
 */
export const keywordPaste: PasteRule<KeywordField, Keyword, KeywordDraft> = {
  ...pasteRuleOf(keywordDescription, {
    labelOf: (name) => t(`keywords.add.${name}`),
    headingOf: (name) => t(`keywords.column.${name}`),
    identityOf: keywordIdentity,
  }),
  identityOf: keywordIdentity,
  check: checkKeywordFields,
  incomplete: {
    isIn: (draft) => unknownFigures(draft).length > 0,
    question: (count) => t('keywords.paste.incomplete', { count }),
    answer: () => t('keywords.paste.noFigures'),
  },
  numberColumns: keywordNumberFields,
  ignored: () => [t('keywords.column.score'), t('keywords.column.ideas')],
  // The table and its export show a dash for a missing figure.
  isBlank: (cell) => cell === '' || cell === '–',
};
