import type { EnglishTexts } from './english.ts';

declare global {
  interface Window {
    /** What a story passes to what it shows; the preview sets it for the pseudo-language. */
    storyArgs?: object;
  }
}

/**
 * Runs in the page: reads every visible or announced text, and counts them. Uses nothing from outside, because its source is
 * sent there.
 */
export function scan({ exact, patterns }: EnglishTexts) {
  const known = new Set(exact.map((text) => text.toLowerCase()));
  const shapes = patterns.map((pattern) => new RegExp(pattern, 'iu'));
  const untranslated = new Set<string>();
  const cut = new Set<string>();
  let looked = 0;

  /** The rest of a text without its translated parts, removed from the inside out. */
  const rest = (text: string): string => {
    const inner = text.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
    return inner === text ? text.replace(/\s+/gu, ' ').trim() : rest(inner);
  };
  /** Texts that the story passes to the screen are data, even if they equal a text of the product. */
  const given = new Set<string>();
  const met = new Set<unknown>();
  const gather = (value: unknown) => {
    if (typeof value === 'string') given.add(value);
    if (typeof value !== 'object' || value === null || met.has(value)) return;
    met.add(value);
    for (const part of Object.values(value)) gather(part);
  };
  gather(window.storyArgs);

  const examine = (text: string) => {
    looked += 1;
    const left = rest(text);
    if (given.has(left)) return;
    if (known.has(left.toLowerCase()) || shapes.some((shape) => shape.test(left)))
      untranslated.add(left);
  };

  /** Visually hidden: cut off on purpose. */
  const isUnseen = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, visibility, opacity } = getComputedStyle(at);
      if (clipPath === 'inset(50%)' || visibility === 'hidden' || opacity === '0') return true;
    }
    return !element.checkVisibility();
  };
  const isCut = (node: Text): boolean => {
    const parent = node.parentElement;
    const end = node.data.lastIndexOf('⟧');
    if (!parent || end < 0 || isUnseen(parent)) return false;
    const range = document.createRange();
    range.setStart(node, end);
    range.setEnd(node, end + 1);
    const box = range.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) return false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      // Scrollable text can be reached.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const isClipped = /hidden|clip/.test(overflowX + overflowY);
      if (isClipped && (box.right > frame.right + 2 || box.bottom > frame.bottom + 2)) return true;
    }
    return box.right > window.innerWidth + 2;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || node.data.trim() === '' || !parent) continue;
    if (parent.closest('script, style, noscript, [class*="sb-"]:not(body)')) continue;
    examine(node.data);
    if (isCut(node)) cut.add(node.data);
  }
  for (const attribute of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll(`[${attribute}]`))
      examine(element.getAttribute(attribute) ?? '');
  return { looked, untranslated: [...untranslated], cut: [...cut] };
}
