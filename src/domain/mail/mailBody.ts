import { plainLines } from './letter.ts';

const pairsIn = (list: string): Map<string, string> =>
  new Map(list.split(/,\s/).map((pair) => pair.split(' ') as [string, string]));

/** The named character references that are decoded; others are left as they are. */
const named =
  pairsIn(`amp &, lt <, gt >, quot ", apos ', ndash –, mdash —, hellip …, lsquo ‘, rsquo ’, sbquo ‚,
ldquo “, rdquo ”, bdquo „, laquo «, raquo », bull •, middot ·, deg °, copy ©, reg ®, trade ™,
euro €, pound £, yen ¥, cent ¢, sect §, times ×, rarr →, larr ←, iexcl ¡, iquest ¿, szlig ß,
zwnj \u200C, zwj \u200D`).set('shy', '');
for (const space of ['nbsp', 'ensp', 'emsp', 'thinsp']) named.set(space, ' ');

/** References to letters with an accent: `&eacute;` is e with the accent of `acute`. */
const accents = pairsIn(
  'acute \u0301, grave \u0300, circ \u0302, tilde \u0303, uml \u0308, ring \u030A, cedil \u0327, caron \u030C',
);

function ofNumber(code: number): string {
  const character = code > 0x10ffff ? '' : String.fromCodePoint(code).replace(/\p{Cs}/u, '');
  return plainLines(character).replace('\u00A0', ' ');
}

/** Decodes the character references of a text once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return ofNumber(Number.parseInt(hex, 16));
      if (decimal !== undefined) return ofNumber(Number.parseInt(decimal, 10));
      const known = named.get(name ?? '');
      if (known !== undefined) return known;
      const [letter = ''] = name ?? '';
      const accent = accents.get(name?.slice(1) ?? '');
      return accent === undefined ? whole : (letter + accent).normalize('NFC');
    },
  );
}

const blockTags =
  'address|article|aside|blockquote|body|br|center|dd|div|dl|dt|footer|form|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|title|tr|ul';
const inlineTags =
  'a|abbr|b|bdi|bdo|big|button|cite|code|del|em|font|i|iframe|img|input|ins|kbd|link|mark|meta|object|q|s|script|small|span|strike|strong|style|sub|sup|svg|template|time|tt|u|var|wbr';

/**
 * Matches the text between a tag's name and its end. Quoted values may contain brackets; an unclosed quote is a normal
 * character.
 */
const attributes = `(?:\\s|/)(?:[^<>"']|"[^"]*"|'[^']*')*|(?:\\s|/)[^<>]*`;

/** Matches an HTML tag: a name, with or without attributes. `<3`, `<name>` and `<ada@example.com>` are not tags. */
const tag = new RegExp(`<(/?)(${blockTags}|${inlineTags})(${attributes})?>`, 'gi');
const blockTag = new RegExp(`^(?:${blockTags})$`, 'i');

/** Matches parts that are not shown: comments, and tags with their content. A style or script may have no end. */
const invisible = new RegExp(
  `<!--[^]*?-->|<!doctype[^<>]*>|<(style|script)(?:${attributes})?>[^]*?(?:</\\1\\s*>|$)|` +
    `<(head|title|template|svg|object|iframe)(?:${attributes})?>[^]*?</\\2\\s*>`,
  'gi',
);

/** Tags whose names are also words. `<title>` alone is a placeholder, not markup. */
const wordTag =
  /^(?:address|button|center|code|footer|form|header|input|label|link|main|mark|meta|object|section|small|template|time|title|cite|var)$/i;

/** Tags of one letter, which count only if the text after the name looks like attributes: `<b and c>` is a comparison. */
const oneLetter = /^[a-z]$/i;
const looksLikeAttributes =
  /^[\s/]*$|^[\s/]+(?:(?:autofocus|download|hidden|inert|itemscope|nowrap)\b\s*)*(?:[a-z][\w:.-]*\s*=|\/?$)/i;

/**
 * Characters that stand for the structure of a mail until its text is complete. `plainLines` has removed them from the text
 * itself. A line break stands for `<br>`, a tab for a cell.
 */
const paragraph = '\u0001';
const line = '\u0002';
const indent = '\u0003';
const linkStart = '\u0004';
const linkWords = '\u0005';
const linkEnd = '\u0006';

const paragraphTag = /^(?:p|h[1-6]|dl|blockquote|pre|table)$/;
const runOfBreaks = new RegExp(`[ \t]*[\n${paragraph}${line}][ \t\n${paragraph}${line}]*`, 'g');
const linkParts = new RegExp(
  `${linkStart}([^${linkWords}]*)${linkWords}([^${linkStart}${linkEnd}]*)${linkEnd}?|${linkEnd}`,
  'g',
);

/** Maximum depth of the indent of list items, because the lines of a mail are narrow. */
const maxIndent = 8;

/** Returns the mark of a list or an item. `lists` has the next number of each open list; 0 for a list without numbers. */
function listMark(name: string, isEnd: boolean, lists: number[]): string {
  if (name === 'li') {
    const number = lists.at(-1) ?? 0;
    if (isEnd) return line;
    if (number > 0) lists.splice(-1, 1, number + 1);
    const depth = Math.min(Math.max(0, lists.length - 1), maxIndent);
    return `${line}${indent.repeat(depth)}${number > 0 ? `${number}.` : '-'} `;
  }
  if (isEnd) lists.pop();
  const isNested = lists.length > 0;
  if (!isEnd) lists.push(name === 'ol' ? 1 : 0);
  return isNested ? line : paragraph;
}

function markOf(name: string, isEnd: boolean, within: string, lists: number[]): string {
  if (name === 'a') return isEnd ? linkEnd : `${linkStart}${hrefIn(within)}${linkWords}`;
  if (name === 'br') return '\n';
  if (name === 'td' || name === 'th') return isEnd ? '' : '\t';
  if (name === 'ul' || name === 'ol' || name === 'li') return listMark(name, isEnd, lists);
  if (!blockTag.test(name)) return '';
  return paragraphTag.test(name) ? paragraph : line;
}

function hrefIn(attributesText: string): string {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributesText);
  const href = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return /^https?:\/\/[^<>\s]*$/i.test(href) ? href : '';
}

const bare = (address: string): string => address.replace(/^https?:\/\/|\/$/gi, '');

/** Returns a link's words with its address, unless they are the same. */
function linkText(_whole: string, href = '', written = ''): string {
  const words = written.replaceAll(paragraph, ' ').replaceAll(line, ' ').trim();
  if (href === '' || bare(words) === bare(href)) return written;
  return words === '' ? `${written}${href}` : `${written} (${href})`;
}

/** Returns the line breaks for neighbouring marks: a block begins on a new line, and there is at most one empty line. */
function lineBreaks(run: string): string {
  let count = 0;
  for (const mark of run) {
    if (mark === '\n') count += 1;
    else if (mark === line) count = Math.max(count, 1);
    else if (mark === paragraph) count = 2;
  }
  return '\n'.repeat(Math.min(count, 2));
}

/** Returns the text between the tags, not yet decoded; undefined when there is no markup. */
function withoutTags(body: string): string | undefined {
  const visible = body.replace(invisible, '');
  const isClosed = (name: string) => new RegExp(`</${name}\\b`, 'i').test(visible);
  const isTag = (slash: string, name: string, within?: string) =>
    within === undefined
      ? !wordTag.test(name) || isClosed(name)
      : slash === '/' || !oneLetter.test(name) || looksLikeAttributes.test(within);
  const names = [...visible.matchAll(tag)].flatMap(([, slash = '', name = '', within]) =>
    isTag(slash, name, within) ? [name] : [],
  );
  if (names.length === 0 && visible === body) return undefined;
  // With block tags, white space in the source has no meaning. A text with only inline tags keeps it.
  const flows = names.some((name) => blockTag.test(name));
  const lists: number[] = [];
  const text = (flows ? visible.replace(/[ \t\n]+/g, ' ') : visible)
    .replace(tag, (whole, slash: string, name: string, within?: string) =>
      isTag(slash, name, within)
        ? markOf(name.toLowerCase(), slash !== '', within ?? '', lists)
        : whole,
    )
    .replace(linkParts, linkText);
  if (!flows) return text;
  return text
    .replace(/ {2,}/g, ' ')
    .replace(runOfBreaks, lineBreaks)
    .replace(/ ?\t ?/g, '\t')
    .trim()
    .replaceAll(indent, '  ');
}

/** Maximum number of passes for tags that appear when other tags are removed. Real mail needs fewer. */
const maxPasses = 5;

/** Returns the body of a mail as text. HTML is converted and never kept as markup (D47). */
export function plainBody(body: string): string {
  let text = plainLines(body);
  // Removing a tag may join two parts of another one.
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = withoutTags(text);
    if (next === undefined) return pass === 0 ? text : decodeEntities(text);
    text = next;
  }
  return decodeEntities(text.replaceAll('<', ''));
}
