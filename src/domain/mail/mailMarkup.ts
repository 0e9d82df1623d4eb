import { decodeEntities } from './htmlEntities.ts';
import { MarkupWriter } from './markupWriter.ts';

const blockTags =
  'address|article|aside|blockquote|body|br|center|dd|div|dl|dt|footer|form|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|title|tr|ul';
const inlineTags =
  'a|abbr|b|bdi|bdo|big|button|cite|code|del|em|font|i|iframe|img|input|ins|kbd|link|mark|meta|object|q|s|script|small|span|strike|strong|style|sub|sup|svg|template|time|tt|u|var|wbr';

/** What stands between a tag's name and its end: values in quotes may hold brackets; a quote that is never closed is a letter like another. */
const attributes = `(?:\\s|/)(?:[^<>"']|"[^"]*"|'[^']*')*|(?:\\s|/)[^<>]*`;

/** A tag of HTML: name, then nothing or attributes. `<3`, `<name>` and `<ada@example.com>` are none. */
const tag = new RegExp(`<(/?)(${blockTags}|${inlineTags})(${attributes})?>`, 'gi');
const blockTag = new RegExp(`^(?:${blockTags})$`, 'i');

/** Where something begins that no reader sees. */
const unseen = new RegExp(
  `<!--|<!doctype[^<>]*>|<(style|script|head|title|template|svg|object|iframe)(?:${attributes})?>`,
  'gi',
);

/** Tags that are words as well: `<title>` alone is somebody's gap to fill, not markup. */
const wordTag =
  /^(?:address|button|center|code|footer|form|header|input|label|link|main|mark|meta|object|section|small|template|time|title|cite|var)$/i;

/** `<b and c>` is a comparison: a tag of one letter counts as one only where what follows its name reads like attributes. */
const oneLetter = /^[a-z]$/i;
const readsLikeAttributes =
  /^[\s/]*$|^[\s/]+(?:(?:autofocus|download|hidden|inert|itemscope|nowrap)\b\s*)*(?:[a-z][\w:.-]*\s*=|\/?$)/i;

/** What was put together so often from what stood around a tag is nobody's mail. */
const mostPasses = 5;

function endOf(body: string, start: string, name: string | undefined, from: number): number {
  if (name === undefined && start !== '<!--') return from;
  const end = name === undefined ? /-->/g : new RegExp(`</${name}\\s*>`, 'gi');
  end.lastIndex = from;
  if (end.test(body)) return end.lastIndex;
  return /^(?:style|script)$/i.test(name ?? '') ? body.length : -1;
}

/** A body without comments, scripts and the like; without those alone that come to an end. */
function withoutUnseen(body: string): string {
  let kept = '';
  let from = 0;
  const endless = new Set<string>();
  const starts = new RegExp(unseen);
  for (let found = starts.exec(body); found; found = starts.exec(body)) {
    const [start, name] = found;
    const kind = (name ?? start).toLowerCase();
    const end = endless.has(kind) ? -1 : endOf(body, start, name, starts.lastIndex);
    if (end === -1) {
      endless.add(kind);
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
      : slash === '/' || !oneLetter.test(name) || readsLikeAttributes.test(within),
  );
}

/** The text between the tags, its character references still to be read; undefined where there is no markup. */
function withoutTags(body: string): string | undefined {
  const seen = withoutUnseen(body);
  const tags = tagsIn(seen);
  if (tags.length === 0 && seen === body) return undefined;
  // With blocks in it the line breaks of the source mean nothing; a text with a few bold words keeps its own.
  const writer = new MarkupWriter(tags.some(([, , name = '']) => blockTag.test(name)));
  let from = 0;
  for (const { 0: whole, 1: slash, 2: written = '', 3: within = '', index } of tags) {
    const name = written.toLowerCase();
    writer.write(seen.slice(from, index));
    if (name === 'a' && slash === '') writer.openLink(hrefIn(within));
    else if (name === 'a') writer.closeLink();
    else if (blockTag.test(name)) writer.block(name, slash !== '');
    from = index + whole.length;
  }
  writer.write(seen.slice(from));
  return writer.text();
}

/** The text of a body that is written in HTML; undefined where there is no markup in it. */
export function textOfMarkup(body: string): string | undefined {
  let text = withoutTags(body);
  if (text === undefined) return undefined;
  // Taking a tag out may put two halves of another together.
  for (let pass = 1; pass < mostPasses; pass += 1) {
    const again = withoutTags(text);
    if (again === undefined) return decodeEntities(text);
    text = again;
  }
  return decodeEntities(text.replaceAll('<', ''));
}
