import { english, type Text } from '#domain/words/catalogue.ts';

/** The English texts: exact texts, and patterns for texts with values. */
export type EnglishTexts = ReturnType<typeof englishTexts>;

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const lettersIn = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The catalogue's English texts, to find untranslated ones. Very short texts are left out: they occur in any data. */
export function englishTexts() {
  const forms = Object.values(english).flatMap(formsOf);
  const isPlain = (text: string) => !/\{\w+\}/.test(text);
  const literal = (text: string) => text.replace(/\{\w+\}/g, '');
  return {
    exact: forms.filter(isPlain).filter((text) => lettersIn(text) > 2),
    patterns: forms
      .filter((text) => !isPlain(text) && lettersIn(literal(text)) > 7)
      .map(
        (text) =>
          `^${text
            .split(/\{\w+\}/)
            .map(escaped)
            .join('.+')}$`,
      ),
  };
}
