import { foldText } from '#text/foldText.ts';
import type { ContentIdea } from './contentIdea.ts';
import { contentTypeLabel } from './contentIdeaForm.ts';
import { fileNameOf } from '../lists/sheet.ts';
import { formatNumber, formatPrice } from '../numbers/formatNumber.ts';
import type { Keyword } from '../keywords/keyword.ts';
import { byTerm } from '../keywords/keywordUse.ts';
import { levelLabel } from '../insights/level.ts';
import { t } from '../words/translate.ts';

/**
 * Returns a text for one line of Markdown. Characters that could begin markup are escaped and line breaks become spaces, so
 * that the text stays in its heading, list item or table cell.
 */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|~]/g, '\\$&')
      // Escaped, because an entity would be shown as its character.
      .replace(/&(?=#?\w+;)/g, '\\&')
      // At the start of a line these characters begin a heading, a list or a rule. After a space at its end, # closes a
      // heading.
      .replace(/^[#+\-=]/, '\\$&')
      .replace(/(?<= #*)#$/, '\\#')
      .replace(/^(\d+)([.)])(?= |$)/, '$1\\$2')
  );
}

export interface BriefKeyword {
  readonly keyword: string;
  /** Null when the list does not have the keyword. */
  readonly figures: Keyword | null;
}

/**
 * Returns the brief of an idea, for the person who writes it (D42). A keyword that is listed for several regions has the
 * figures of the region with the highest volume.
 */
export function briefOf(idea: ContentIdea, keywords: readonly Keyword[]) {
  const known = byTerm(keywords);
  return {
    title: idea.title,
    type: contentTypeLabel(idea.type),
    targetIcp: idea.targetIcp,
    value: idea.estimatedValue,
    outline: idea.outline,
    keywords: idea.keywords.map((keyword): BriefKeyword => ({
      keyword,
      figures: known.get(foldText(keyword)) ?? null,
    })),
  };
}

type ContentBrief = ReturnType<typeof briefOf>;

/** Returns the facts of a brief with their labels. Leaves out those that are not known. */
export function briefFacts({ type, targetIcp, value }: ContentBrief) {
  return [
    { name: t('content.brief.type'), text: type },
    { name: t('content.brief.target'), text: targetIcp },
    { name: t('content.brief.value'), text: value === null ? '' : levelLabel(value) },
  ].filter(({ text }) => text.trim() !== '');
}

export const briefHeadings = (): readonly string[] => [
  t('content.brief.keyword'),
  t('content.brief.volume'),
  t('content.brief.competition'),
  t('content.brief.lowBid'),
  t('content.brief.highBid'),
];

/** Returns the formatted figures of one keyword, in the order of the headings after the first. */
export function briefFigures({ figures }: BriefKeyword): readonly string[] {
  const level = figures?.competitionLevel ?? null;
  return [
    formatNumber(figures?.volume ?? null),
    level === null ? '–' : levelLabel(level),
    formatPrice(figures?.lowBid ?? null),
    formatPrice(figures?.highBid ?? null),
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Returns the brief as Markdown, with the piece as far as it is written. Texts are escaped, so that none is read as markup. */
export function briefToMarkdown(brief: ContentBrief, piece: readonly string[] = []): string {
  const parts = [
    `# ${markdownText(brief.title)}`,
    briefFacts(brief)
      .map(({ name, text }) => `- **${name}:** ${markdownText(text)}`)
      .join('\n'),
  ];
  if (brief.outline.length > 0) {
    const points = brief.outline.map((point, index) => `${index + 1}. ${markdownText(point)}`);
    parts.push(`## ${t('content.brief.outline')}`, points.join('\n'));
  }
  if (brief.keywords.length > 0) {
    const rows = brief.keywords.map((keyword) =>
      row([markdownText(keyword.keyword), ...briefFigures(keyword)]),
    );
    parts.push(
      `## ${t('content.brief.keywords')}`,
      [row(briefHeadings()), row(['---', '--:', '---', '--:', '--:']), ...rows].join('\n'),
    );
  }
  if (piece.length > 0) parts.push(`## ${t('piece.list')}`, ...piece);
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

export const briefFileName = ({ title }: ContentBrief): string =>
  `${fileNameOf(title, t('content.brief.fileName'))}.md`;
