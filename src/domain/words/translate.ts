import { english, type Catalogue, type Text } from './catalogue.ts';

export type WordKey = keyof typeof english;

type Placeholders<Source extends string> = Source extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type SourceOf<Entry> = Entry extends string
  ? Entry
  : Entry extends { readonly other: infer Other extends string }
    ? Other
    : never;
type NamesOf<Key extends WordKey> = Placeholders<SourceOf<(typeof english)[Key]>> | PluralOf<Key>;
type PluralOf<Key extends WordKey> = (typeof english)[Key] extends string ? never : 'count';
type Values<Key extends WordKey> = Readonly<Record<NamesOf<Key>, string | number>>;
type Arguments<Key extends WordKey> = [NamesOf<Key>] extends [never] ? [] : [values: Values<Key>];

let current: Catalogue = english;
/** Undefined until a language is chosen. Numbers are then formatted in the browser's own locale. */
let locale: string | undefined;
let plurals = new Intl.PluralRules('en');

/** Keys of texts without placeholders. They can be chosen at run time. */
export type PlainWordKey = {
  [Key in WordKey]: [NamesOf<Key>] extends [never] ? Key : never;
}[WordKey];

/** The keys of failure messages. None has placeholders. */
export type FailureKey = Extract<PlainWordKey, `message.${string}`>;

/** Sets the language. Call it before the first render. */
export function setLanguage(language: string, catalogue: Catalogue): void {
  current = catalogue;
  locale = language;
  plurals = new Intl.PluralRules(language);
}

/** Returns the text of a key in the current language, with its placeholders filled. */
export function t<Key extends WordKey>(key: Key, ...[values]: Arguments<Key>): string {
  const entry: Text = current[key];
  // Most texts have no placeholders, and a page names hundreds.
  if (values === undefined && typeof entry === 'string') return entry;
  const given: Readonly<Record<string, string | number>> = values ?? {};
  const source =
    typeof entry === 'string'
      ? entry
      : (entry[plurals.select(Number(given['count']))] ?? entry.other);
  return source.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = given[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
