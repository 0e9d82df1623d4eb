import { decodeEntities } from './htmlEntities.ts';
import { MarkupWriter } from './markupWriter.ts';

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
export function textOfMarkup(body: string): string | undefined {
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
