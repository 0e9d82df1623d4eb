import { plainLines } from './mailLinks.ts';

/** The named character references that are decoded; others are left as they are. */
const characters = `amp &, lt <, gt >, quot ", apos ', ndash –, mdash —, hellip …, lsquo ‘, rsquo ’, sbquo ‚,
ldquo “, rdquo ”, bdquo „, laquo «, raquo », bull •, middot ·, deg °, copy ©, reg ®, trade ™,
euro €, pound £, yen ¥, cent ¢, sect §, times ×, rarr →, larr ←, iexcl ¡, iquest ¿, szlig ß`;

const named = new Map<string, string>([
  ...['nbsp', 'ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
  ['shy', ''],
  ['zwnj', '\u200C'],
  ['zwj', '\u200D'],
  ...characters.split(/,\s/).map((pair) => pair.split(' ') as [string, string]),
]);

/** References to letters with an accent: `&eacute;` is e with the accent of `acute`. */
const marks = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030A',
    cedil: '\u0327',
    caron: '\u030C',
  }),
);

function ofNumber(code: number): string {
  const isCharacter = code > 0x1f && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (isCharacter && code !== 0x7f) return code === 0xa0 ? ' ' : String.fromCodePoint(code);
  return code === 10 || code === 13 ? '\n' : '';
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
      const [, letter = '', mark = ''] = /^([a-z])([a-z]+)$/i.exec(name ?? '') ?? [];
      const combining = marks.get(mark);
      return combining === undefined ? whole : (letter + combining).normalize('NFC');
    },
  );
}

function breaksOf(name: string): number {
  return /^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|table)$/.test(name) ? 2 : 1;
}

/** Maximum depth of the indent of list items, because the lines of a mail are narrow. */
const maxIndent = 8;

function bare(address: string): string {
  return address.replace(/^https?:\/\/|\/$/gi, '');
}

interface Link {
  readonly href: string;
  words: string;
}

/** Converts the content of a mail's tags to lines of text. */
class MarkupWriter {
  readonly #lines: string[] = [''];
  /** The next number of each open list; null for a list without numbers. */
  readonly #lists: (number | null)[] = [];
  readonly #flows: boolean;
  #link: Link | null = null;
  /** Stored besides the line, because reading the last character of a long line after each word is slow. */
  #endsInWord = false;

  /** With `flows`, white space in the source has no meaning, as in HTML with blocks. */
  constructor(flows: boolean) {
    this.#flows = flows;
  }

  write(piece: string): void {
    if (!this.#flows) {
      this.#add(piece);
      return;
    }
    const words = piece.replace(/[ \t\n]+/g, ' ');
    this.#add(this.#endsInWord ? words : words.replace(/^ /, ''));
  }

  openLink(href: string): void {
    this.closeLink();
    this.#link = { href, words: '' };
  }

  closeLink(): void {
    const link = this.#link;
    this.#link = null;
    if (!link || link.href === '') return;
    const words = link.words.trim();
    if (words === '') this.#add(link.href);
    else if (bare(words) !== bare(link.href)) this.#add(` (${link.href})`);
  }

  block(name: string, isEnd: boolean): void {
    if (this.#link) this.#link.words += '\n';
    if (name === 'br') this.#break();
    else if (name === 'td' || name === 'th') this.#cell(isEnd);
    else if (name === 'ul' || name === 'ol') this.#list(name, isEnd);
    else {
      this.#breakTo(breaksOf(name));
      if (name === 'li' && !isEnd) this.#listItem();
    }
  }

  text(): string {
    this.closeLink();
    const text = this.#lines.join('\n');
    if (!this.#flows) return text;
    return text
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  get #line(): string {
    return this.#lines.at(-1) ?? '';
  }

  set #line(line: string) {
    this.#lines[this.#lines.length - 1] = line;
  }

  #add(words: string): void {
    if (this.#link) this.#link.words += words;
    if (words !== '') this.#endsInWord = /[^\t\n ]$/.test(words);
    for (const [index, line] of words.split('\n').entries()) {
      if (index === 0) this.#line += line;
      else this.#lines.push(line);
    }
  }

  #break(): void {
    this.#endsInWord = false;
    this.#line = this.#line.replace(/[ \t]+$/, '');
    this.#lines.push('');
  }

  /** Adds line breaks until there are `count` after the last text. */
  #breakTo(count: number): void {
    this.#endsInWord = false;
    this.#line = this.#line.replace(/[ \t]+$/, '');
    if (this.#lines.length === 1 && this.#line === '') return;
    let there = 0;
    while (there < count && this.#lines.at(-1 - there) === '') there += 1;
    for (; there < count; there += 1) this.#lines.push('');
  }

  #cell(isEnd: boolean): void {
    if (isEnd || this.#line === '') return;
    this.#line += '\t';
    this.#endsInWord = false;
  }

  #list(name: 'ul' | 'ol', isEnd: boolean): void {
    const isNested = this.#lists.length > (isEnd ? 1 : 0);
    this.#breakTo(isNested ? 1 : breaksOf(name));
    if (isEnd) this.#lists.pop();
    else this.#lists.push(name === 'ol' ? 1 : null);
  }

  #listItem(): void {
    const depth = this.#lists.length - 1;
    const number = this.#lists[depth] ?? null;
    const indent = '  '.repeat(Math.min(Math.max(0, depth), maxIndent));
    this.#line += `${indent}${number === null ? '-' : `${number}.`} `;
    if (number !== null) this.#lists[depth] = number + 1;
  }
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

/** Matches the start of an invisible part, such as a comment or a script. */
const invisible = new RegExp(
  `<!--|<!doctype[^<>]*>|<(style|script|head|title|template|svg|object|iframe)(?:${attributes})?>`,
  'gi',
);

/** Tags whose names are also words. `<title>` alone is a placeholder, not markup. */
const wordTag =
  /^(?:address|button|center|code|footer|form|header|input|label|link|main|mark|meta|object|section|small|template|time|title|cite|var)$/i;

/** Tags of one letter, which count only if the text after the name looks like attributes: `<b and c>` is a comparison. */
const oneLetter = /^[a-z]$/i;
const looksLikeAttributes =
  /^[\s/]*$|^[\s/]+(?:(?:autofocus|download|hidden|inert|itemscope|nowrap)\b\s*)*(?:[a-z][\w:.-]*\s*=|\/?$)/i;

/** Maximum number of passes for tags that appear when other tags are removed. Real mail needs fewer. */
const maxPasses = 5;

function endOf(body: string, start: string, name: string | undefined, from: number): number {
  if (name === undefined && start !== '<!--') return from;
  const end = name === undefined ? /-->/g : new RegExp(`</${name}\\s*>`, 'gi');
  end.lastIndex = from;
  if (end.test(body)) return end.lastIndex;
  return /^(?:style|script)$/i.test(name ?? '') ? body.length : -1;
}

/** Removes comments, scripts and other invisible parts that have an end. */
function withoutInvisible(body: string): string {
  let kept = '';
  let from = 0;
  const unclosed = new Set<string>();
  const starts = new RegExp(invisible);
  for (let found = starts.exec(body); found; found = starts.exec(body)) {
    const [start, name] = found;
    const kind = (name ?? start).toLowerCase();
    const end = unclosed.has(kind) ? -1 : endOf(body, start, name, starts.lastIndex);
    if (end === -1) {
      unclosed.add(kind);
    } else {
      kept += body.slice(from, found.index);
      from = end;
      starts.lastIndex = end;
    }
  }
  return kept + body.slice(from);
}

function hrefIn(attributesText: string): string {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributesText);
  const href = decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return /^https?:\/\/[^<>\s]*$/i.test(href) ? href : '';
}

function tagsIn(text: string): RegExpExecArray[] {
  const closed = new Set(
    Array.from(text.matchAll(/<\/([a-z]+)/gi), ([, name = '']) => name.toLowerCase()),
  );
  return [...text.matchAll(tag)].filter(([, slash, name = '', within]) =>
    within === undefined
      ? !wordTag.test(name) || closed.has(name.toLowerCase())
      : slash === '/' || !oneLetter.test(name) || looksLikeAttributes.test(within),
  );
}

/** Returns the text between the tags, not yet decoded; undefined when there is no markup. */
function withoutTags(body: string): string | undefined {
  const visible = withoutInvisible(body);
  const tags = tagsIn(visible);
  if (tags.length === 0 && visible === body) return undefined;
  // With block tags, line breaks in the source have no meaning. A text with only inline tags keeps its line breaks.
  const writer = new MarkupWriter(tags.some(([, , name = '']) => blockTag.test(name)));
  let from = 0;
  for (const { 0: whole, 1: slash, 2: written = '', 3: within = '', index } of tags) {
    const name = written.toLowerCase();
    writer.write(visible.slice(from, index));
    if (name === 'a' && slash === '') writer.openLink(hrefIn(within));
    else if (name === 'a') writer.closeLink();
    else if (blockTag.test(name)) writer.block(name, slash !== '');
    from = index + whole.length;
  }
  writer.write(visible.slice(from));
  return writer.text();
}

/** Returns the text of an HTML body; undefined when there is no markup. */
function textOfMarkup(body: string): string | undefined {
  let text = withoutTags(body);
  if (text === undefined) return undefined;
  // Removing a tag may join two parts of another one.
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const again = withoutTags(text);
    if (again === undefined) return decodeEntities(text);
    text = again;
  }
  return decodeEntities(text.replaceAll('<', ''));
}

/** Returns the body of a mail as text. HTML is converted and never kept as markup (D47). */
export function plainBody(body: string): string {
  const lines = plainLines(body);
  return textOfMarkup(lines) ?? lines;
}
