import type { ContentIdea } from './contentIdea.ts';
import { markdownText } from './contentBrief.ts';
import { textOf, type Section, type Sentence } from './section.ts';
import { wordsIn } from '#text/segments.ts';
import { fileNameOf } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';

/** A point of the outline with its section, or a section whose point is in the outline no more. */
export interface PiecePart {
  readonly point: string;
  /** Null while it is not written. */
  readonly section: Section | null;
  readonly isInOutline: boolean;
}

/** Returns the parts of a piece in the order of the outline (D99). What no longer fits comes last, and stays. */
export function partsOf(
  { outline }: Pick<ContentIdea, 'outline'>,
  sections: readonly Section[],
): readonly PiecePart[] {
  const byPoint = new Map(sections.map((section) => [section.point, section]));
  const points = [...new Set(outline.map((point) => point.trim()))].filter((point) => point !== '');
  const left = sections.filter(({ point }) => !points.includes(point));
  return [
    ...points.map((point) => ({ point, section: byPoint.get(point) ?? null, isInOutline: true })),
    ...left.map((section) => ({ point: section.point, section, isInOutline: false })),
  ];
}

export const wordCount = (sections: readonly Section[]): number =>
  sections.reduce(
    (sum, section) => sum + wordsIn(`${section.heading} ${textOf(section)}`).length,
    0,
  );

/** The sentence as it is once somebody says that it is true. */
export const confirmed = (sentences: readonly Sentence[], index: number): readonly Sentence[] =>
  sentences.map((sentence, place) => {
    const { assumed: _open, ...own } = sentence;
    return place === index ? own : sentence;
  });

/** Counts the sentences by what they rest on. */
export function countSentences(sections: readonly Section[]) {
  const all = sections.flatMap(({ sentences }) => sentences);
  return {
    of: all.length,
    quoted: all.filter(({ quote }) => quote !== undefined).length,
    assumed: all.filter(({ assumed }) => assumed).length,
  };
}

/** Returns the sections as parts of a Markdown text, with a footnote for each quote if it is to have its sources. */
export function sectionsToMarkdown(
  parts: readonly PiecePart[],
  { hasSources, mark = '##' }: { readonly hasSources: boolean; readonly mark?: '##' | '###' },
): readonly string[] {
  const notes: string[] = [];
  const written = ({ text, quote, url }: Sentence): string => {
    const plain = markdownText(text);
    if (!hasSources || quote === undefined) return plain;
    const source = url === undefined ? '' : ` <${url}>`;
    notes.push(`[^${notes.length + 1}]: “${markdownText(quote)}”${source}`);
    return `${plain}[^${notes.length}]`;
  };
  const sections = parts.flatMap(({ section }) =>
    section
      ? [`${mark} ${markdownText(section.heading)}`, section.sentences.map(written).join(' ')]
      : [],
  );
  return [...sections, notes.join('\n')].filter((part) => part !== '');
}

/** Returns the piece as Markdown, with or without its sources. */
export const pieceToMarkdown = (
  { title }: Pick<ContentIdea, 'title'>,
  parts: readonly PiecePart[],
  hasSources: boolean,
): string =>
  `${[`# ${markdownText(title)}`, ...sectionsToMarkdown(parts, { hasSources })].join('\n\n')}\n`;

export const pieceFileName = ({ title }: Pick<ContentIdea, 'title'>): string =>
  `${fileNameOf(title, t('piece.fileName'))}.md`;
