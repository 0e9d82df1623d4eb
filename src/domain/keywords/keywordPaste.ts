import { pasteRuleOf } from '../entities/entityPaste.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import {
  keywordDescription,
  type Keyword,
  type KeywordDraft,
  type KeywordField,
} from './keyword.ts';
import { checkWithUnknown, keywordNumberFields } from './keywordForm.ts';
import { keywordIdentity, unknownFigures } from './unknownFigures.ts';

/**
 * Keywords from pasted text, in the columns of the page. Figures that are missing are not known, once the person has said so.
 * A keyword is the same keyword in the same region.
 */
export const keywordPaste: PasteRule<KeywordField, Keyword, KeywordDraft> = {
  ...pasteRuleOf(keywordDescription, {
    labelOf: (name) => t(`keywords.add.${name}`),
    headingOf: (name) => t(`keywords.column.${name}`),
    identityOf: keywordIdentity,
  }),
  identityOf: keywordIdentity,
  check: checkWithUnknown,
  incomplete: {
    isIn: (draft) => unknownFigures(draft).length > 0,
    question: (count) => t('keywords.paste.incomplete', { count }),
    answer: () => t('keywords.paste.noFigures'),
  },
  numberColumns: keywordNumberFields,
  ignored: () => [t('keywords.column.score'), t('keywords.column.ideas')],
  // The table writes a dash where there is no figure.
  isBlank: (cell) => cell === '' || cell === '–',
};
