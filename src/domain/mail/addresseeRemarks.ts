import { greetingLine, wrongGreeting } from './greeting.ts';
import { mailLanguageOf } from './phrases/phrases.ts';
import { meaningOf, placeholdersIn } from './placeholders.ts';
import { doOverlap, type TextFix, type TextPlace } from './textPlace.ts';
import type { TextParts, TextRemark } from './textRemark.ts';
import { wrongNamesIn, type Addressee, type NameIndex } from './wrongRecipients.ts';

/**
 * Returns the name for the greeting: the first word of the name. It is the whole name when the first word is an abbreviation
 * such as 'Dr.', or when the name has no spaces.
 */
export function givenNameOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  return words.length > 1 && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) ? first : words.join(' ');
}

/** Returns true for a name that can be inserted as a fix: not blank, and not a placeholder itself. */
const canBePutIn = (name: string) => name !== '' && placeholdersIn(name).length === 0;

/** Returns the remarks about placeholders that stand for the person, their company or anything else. */
export function placeholderRemarks(
  { field, text }: TextParts,
  to: Addressee,
): readonly TextRemark[] {
  const greeting = greetingLine(text);
  return placeholdersIn(text).map(({ found, start, end }) => {
    const meaning = meaningOf(found);
    // A name below the greeting may be that of the sender.
    const isSure = meaning !== 'name' || (field === 'body' && end <= greeting.end);
    const put = meaning === 'company' ? to.companyName.trim() : givenNameOf(to.name);
    const isMended = meaning !== undefined && isSure && canBePutIn(put);
    const place = { field, start, end };
    return { kind: 'placeholder', found, place, fix: isMended ? { ...place, text: put } : null };
  });
}

/** Returns the remarks about names of other people, in the greeting and elsewhere. */
export function nameRemarks(
  { field, text, words }: TextParts,
  to: Addressee,
  index: NameIndex,
): readonly TextRemark[] {
  const greeting = greetingLine(text);
  const greeted =
    field === 'body' ? wrongGreeting(text, to, index, mailLanguageOf(words)) : undefined;
  const fixOf = (place: TextPlace): TextFix | null =>
    greeted && place.end <= greeting.end && canBePutIn(to.name.trim())
      ? { ...place, text: givenNameOf(to.name) }
      : null;
  const listed = wrongNamesIn(text, words, to, index).map(({ of, name, place }): TextRemark => {
    const kind = of === 'company' ? 'wrongCompany' : 'wrongName';
    if (!place) return { kind, name, found: name, place, fix: null };
    const at = { field, ...place };
    const fix = greeted?.other === name ? fixOf(at) : null;
    return { kind, name, found: text.slice(place.start, place.end), place: at, fix };
  });
  if (!greeted) return listed;
  const place = { field, start: greeted.start, end: greeted.end };
  const isListed = listed.some((remark) => remark.place && doOverlap(remark.place, place));
  if (isListed) return listed;
  const { found, other } = greeted;
  const whose =
    other === undefined
      ? ({ kind: 'wrongGreeting' } as const)
      : ({ kind: 'wrongName', name: other } as const);
  return [{ ...whose, found, place, fix: fixOf(place) }, ...listed];
}
