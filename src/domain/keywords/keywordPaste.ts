import { checkTexts } from '../entities/entityForm.ts';
import { textsOf } from '../entities/texts.ts';
import { identityOf } from '../lists/identityOf.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import { keywordDescription } from './keyword.ts';

const blank = textsOf(keywordDescription, null);

/** The rule for pasting keywords. Blank figures become null. Term and region identify a keyword. */
export const keywordPaste: PasteRule<typeof keywordDescription> = {
  description: keywordDescription,
  labelOf: (name) => t(`keywords.add.${name}`),
  headingOf: (name) => t(`keywords.column.${name}`),
  ignored: () => [t('keywords.column.score'), t('keywords.column.ideas')],
  missing: () => '–',
  fill: { name: 'region', label: () => t('keywords.paste.fill') },
  check: (cells) => checkTexts(keywordDescription, cells, blank),
  identityOf: ({ keyword, region }) => identityOf(keyword, region),
};
