import { decodeEntities } from './entities.ts';

const blockTags =
  'address|article|aside|blockquote|body|br|center|dd|div|dl|dt|footer|form|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|title|tr|ul';
const inlineTags =
  'a|abbr|b|bdi|bdo|big|button|cite|code|del|em|font|i|iframe|img|input|ins|kbd|link|mark|meta|object|q|s|script|small|span|strike|strong|style|sub|sup|svg|template|time|tt|u|var|wbr';

/** A tag of HTML: name, then nothing or attributes. `<3`, `<name>` and `<ada@example.com>` are none. */
const tag = new RegExp(
  `<(/?)(${blockTags}|${inlineTags})((?:\\s|/)(?:[^<>"']|"[^"]*"|'[^']*')*)?>`,
  'gi',
);
const blockTag = new RegExp(`^(?:${blockTags})$`, 'i');
const unseen =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(style|script)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<(head|title|template|svg|object|iframe)\b[^>]*>[\s\S]*?<\/\2\s*>/gi;

/** Tags that are words as well: `<title>` alone is somebody's gap to fill, not markup. */
const wordTag =
  /^(?:address|button|center|code|footer|form|header|input|label|link|main|mark|meta|object|section|small|template|time|title|cite|var)$/i;

/** Breaks that a tag stands for, before its content and after it. */
function breaksOf(name: string): number {
  if (/^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|table)$/.test(name)) return 2;
  return 1;
}

interface Writer {
  text: string;
  /** The address of the link that is open, and where its words began. */
  link: { readonly href: string; readonly from: number } | null;
  /** The number of the next point in each list that is open; null where points have none. */
  readonly lists: (number | null)[];
}

function breakTo(writer: Writer, count: number): void {
  const head = writer.text.replace(/[ \t]+$/, '');
  if (head === '') {
    writer.text = '';
    return;
  }
  const there = /\n*$/.exec(head)?.[0].length ?? 0;
  writer.text = head + '\n'.repeat(Math.max(0, count - there));
}

function hrefIn(attributes: string): string {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return /^https?:\/\/[^<>\s]*$/i.test(href) ? href : '';
}

function endLink(writer: Writer): void {
  const { link } = writer;
  writer.link = null;
  if (!link || link.href === '') return;
  const words = writer.text.slice(link.from).trim();
  const bare = (address: string) => address.replace(/^https?:\/\/|\/$/gi, '');
  if (words === '') writer.text += link.href;
  else if (bare(words) !== bare(link.href)) writer.text += ` (${link.href})`;
}

function writeTag(writer: Writer, name: string, isEnd: boolean, attributes: string): void {
  if (name === 'a') {
    endLink(writer);
    if (!isEnd) writer.link = { href: hrefIn(attributes), from: writer.text.length };
    return;
  }
  if (!blockTag.test(name)) return;
  if (name === 'br') {
    writer.text = `${writer.text.replace(/[ \t]+$/, '')}\n`;
    return;
  }
  if (name === 'td' || name === 'th') {
    if (!isEnd && !/(?:^|\n)$/.test(writer.text)) writer.text += '\t';
    return;
  }
  const isNested = (name === 'ul' || name === 'ol') && writer.lists.length > (isEnd ? 1 : 0);
  breakTo(writer, isNested ? 1 : breaksOf(name));
  if (name === 'ul' || name === 'ol') {
    if (isEnd) writer.lists.pop();
    else writer.lists.push(name === 'ol' ? 1 : null);
  }
  if (name === 'li' && !isEnd) {
    const place = writer.lists.length - 1;
    const number = writer.lists[place] ?? null;
    writer.text += `${'  '.repeat(Math.max(0, place))}${number === null ? '-' : `${number}.`} `;
    if (number !== null) writer.lists[place] = number + 1;
  }
}

/** The text between the tags, its character references still to be read; undefined where there is no markup. */
function withoutTags(body: string): string | undefined {
  const seen = body.replace(unseen, '');
  const closed = seen.toLowerCase();
  const tags = [...seen.matchAll(tag)].filter(
    ([, , name = '', attributes]) =>
      attributes !== undefined || !wordTag.test(name) || closed.includes(`</${name.toLowerCase()}`),
  );
  if (tags.length === 0 && seen === body) return undefined;
  // With blocks in it the line breaks of the source mean nothing; a text with a few bold words keeps its own.
  const hasBlocks = tags.some(([, , name = '']) => blockTag.test(name));
  const writer: Writer = { text: '', link: null, lists: [] };
  const write = (piece: string) => {
    const words = hasBlocks ? piece.replace(/[ \t\n]+/g, ' ') : piece;
    const isAtStart = hasBlocks && /(?:^|[\n\t ])$/.test(writer.text);
    writer.text += isAtStart ? words.replace(/^ /, '') : words;
  };
  let from = 0;
  for (const found of tags) {
    const [whole, slash = '', name = '', attributes = ''] = found;
    write(seen.slice(from, found.index));
    writeTag(writer, name.toLowerCase(), slash !== '', attributes);
    from = found.index + whole.length;
  }
  write(seen.slice(from));
  endLink(writer);
  if (!hasBlocks) return writer.text;
  return writer.text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text of a body that is written in HTML; undefined where there is no markup in it. */
export function textOfMarkup(body: string): string | undefined {
  let text = withoutTags(body);
  if (text === undefined) return undefined;
  // Taking a tag out may put two halves of another together. What is left gets shorter each time.
  for (let again: string | undefined = text; again !== undefined; again = withoutTags(text)) {
    text = again;
  }
  return decodeEntities(text);
}
