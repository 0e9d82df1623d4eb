import { Parser } from 'htmlparser2';

export interface Link {
  readonly href: string;
  readonly text: string;
}

type Attributes = Readonly<Record<string, string>>;

const named = (names: string) => new Set(names.split(' '));
const silent = named(
  'script style noscript template svg math iframe object canvas audio video select option datalist textarea button dialog head',
);
const inline = named(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strong sub sup time u var wbr',
);
const main = named('main article');
const aside = named('nav header footer aside form');

/** Matches a style that hides its element. White space is removed before. */
const hidingStyle =
  /(?:^|;)(?:display:none|visibility:hidden|(?:opacity|font-size):(?:0+(?:\.0*)?|\.0+)(?:px|r?em|%|pt)?(?:;|!|$)|(?:left|top|text-indent):-\d{3,}|clip:rect\(0)/i;
const hidingClass = /(^|\s)(sr-only|screen-reader-text|visually-hidden|visuallyhidden)(\s|$)/i;
/** The classes of Tailwind and Bootstrap that take an element away, and those that show it again on screens of some size. */
const removingClass = /(^|\s)(d-none|hidden)(\s|$)/i;
const showingClass =
  /(^|\s)(d-(sm|md|lg|xxl|xl)-|((min-|max-)\[[^\s\]]+\]|(max-)?(sm|md|lg|xl|2xl)):!?)(block|flex|grid|contents|flow-root|list-item|(inline|table)(-\w+)*)(\s|$)/i;

/** True for a tag that asks machines not to use the page: `noai` and `noindex` are respected. */
const forbids = ({ name = '', content = '' }: Attributes): boolean =>
  /^(robots|bellwether)$/i.test(name) && /\b(noai|none|noindex)\b/i.test(content);

function isHidden(name: string, attributes: Attributes): boolean {
  const { style = '', class: classes = '', type = '' } = attributes;
  return (
    silent.has(name) ||
    'hidden' in attributes ||
    attributes['aria-hidden']?.toLowerCase() === 'true' ||
    (name === 'input' && type.toLowerCase() === 'hidden') ||
    hidingStyle.test(style.replace(/\s+/g, '')) ||
    hidingClass.test(classes) ||
    (removingClass.test(classes) && !showingClass.test(classes))
  );
}

/** The deepest nesting that is read: pages for people are flatter, and the parser slows down with depth. */
const deepest = 500;

/** One space for each run of white space. The non-breaking space in a number stays, because it makes two numbers one. */
const oneLine = (text: string): string =>
  text.replace(/(?!(?<=\d)[\u00a0\u2009\u202f](?=\d))\s+/g, ' ').trim();

/** Reads the visible text of a page. It reads the markup once and builds no tree, so that no page can use much memory. */
export function pageText(html: string) {
  const parts: [main: string[], plain: string[], aside: string[]] = [[], [], []];
  const seen = new Set<string>();
  const links: Link[] = [];
  const open: { name: string; hides: boolean; part: 0 | 1 | 2 }[] = [];
  let [line, title, language, hidden] = ['', '', '', 0];
  let [isForbidden, isTitle, isWhole] = [false, false, true];
  let link: { readonly href: string; text: string } | undefined;

  const endParagraph = () => {
    const text = oneLine(line).toWellFormed();
    line = '';
    if (text === '' || seen.has(text)) return;
    seen.add(text);
    parts[open.at(-1)?.part ?? 1].push(text);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      // The text before the deep part is still used.
      if (open.length > deepest) {
        isWhole = false;
        return parser.pause();
      }
      if (!inline.has(name)) endParagraph();
      if (name === 'html') language = attributes['lang']?.trim() ?? '';
      if (name === 'title') isTitle = title === '';
      if (name === 'meta') isForbidden ||= forbids(attributes);
      const hides = isHidden(name, attributes);
      if (hides) hidden += 1;
      const part = main.has(name) ? 0 : aside.has(name) ? 2 : (open.at(-1)?.part ?? 1);
      open.push({ name, hides, part });
      if (name === 'a' && attributes['href'] && hidden === 0)
        link = { href: attributes['href'], text: '' };
    },
    ontext(text) {
      if (isTitle) title += text;
      else if (hidden === 0) {
        line += text;
        if (link) link.text += text;
      }
    },
    onclosetag(name) {
      if (!inline.has(name)) endParagraph();
      if (name === 'title') isTitle = false;
      if (name === 'a' && link) {
        links.push({ href: link.href, text: oneLine(link.text) });
        link = undefined;
      }
      if (open.pop()?.hides) hidden -= 1;
    },
  });
  parser.end(html);
  endParagraph();
  return {
    title: oneLine(title).toWellFormed().slice(0, 200),
    language,
    /** Its paragraphs: those of its main part first, menus and footers last. */
    paragraphs: parts.flat(),
    links,
    isForbidden,
    /** False when the end of the page was not read, because it is nested too deep. */
    isWhole,
  };
}
