import { checkTexts } from '../entities/entityForm.ts';
import { pasteRuleOf } from '../entities/entityPaste.ts';
import { textsOf } from '../entities/texts.ts';
import { identityOf } from '../lists/identityOf.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import {
  keywordDescription,
  type Keyword,
  type KeywordDraft,
  type KeywordField,
} from './keyword.ts';
import { keywordNumberFields } from './keywordForm.ts';

const blank = textsOf(keywordDescription, null);

/**
 * The rule for pasting keywords. The columns are those of the page. Blank figures become null. Term and region identify a
 * keyword.
 */
export const keywordPaste: PasteRule<KeywordField, Keyword, KeywordDraft> = {
  ...pasteRuleOf(keywordDescription, {
    labelOf: (name) => t(`keywords.add.${name}`),
    headingOf: (name) => t(`keywords.column.${name}`),
    identityOf: ({ keyword, region }) => identityOf(keyword, region),
  }),
  check: (texts) => checkTexts(keywordDescription, texts, blank),
  numberColumns: keywordNumberFields,
  ignored: () => [t('keywords.column.score'), t('keywords.column.ideas')],
  // The table and its export show a dash for a missing figure.
  isBlank: (cell) => cell === '' || cell === '–',
};
