import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import {
  briefFacts,
  briefFigures,
  briefFileName,
  briefHeadings,
  briefOf,
  briefToMarkdown,
  type BriefKeyword,
} from '#domain/content/contentBrief.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import { countSentences, partsOf, sectionsToMarkdown, wordCount } from '#domain/content/piece.ts';
import { textOf, type Section } from '#domain/content/section.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { Sharing } from '#contracts/sharing.ts';
import { t } from '#domain/words/translate.ts';

/** The layout of a brief: facts, outline, keywords. */
const Sheet = styled.article`
  display: grid;
  gap: ${space(6)};
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)} ${space(8)};
    margin: 0;
  }
  dt {
    font-size: ${font(12)};
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: 550;
  }
  h3 {
    margin-bottom: ${space(2)};
    font-size: ${font(13)};
    font-weight: 600;
  }
  ol {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(5)};
    list-style: decimal;
  }
  li::marker {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  section > p {
    margin-top: ${space(2)};
    font-size: ${font(12)};
    color: ${color.muted};
  }
  .frame {
    overflow-x: auto;
    border: 1px solid ${color.line};
    border-radius: ${shape.radiusControl};
  }
  .piece div {
    margin-bottom: ${space(3)};
  }
  h4 {
    font-weight: 550;
  }
  /* A keyword is never broken inside a word: the table scrolls sideways instead. */
  table {
    width: 100%;
    overflow-wrap: normal;
    border-collapse: collapse;
    font-size: ${font(13)};
  }
  th,
  td {
    padding: ${space(2)} ${space(3)};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  tr > :first-child {
    text-align: left;
    white-space: normal;
  }
  tr > :nth-child(3) {
    text-align: left;
  }
  ${media.narrow} {
    th,
    td {
      padding: ${space(2)} ${space(1.5)};
      font-size: ${font(12)};
    }
    thead th {
      white-space: normal;
      overflow-wrap: normal;
      vertical-align: bottom;
    }
  }
  thead th {
    color: ${color.muted};
    font-weight: 500;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    font-weight: 500;
  }
`;

export interface BriefDialogProps {
  idea: ContentIdea;
  /** The company's keywords, which supply the figures; null while they load. */
  keywords: readonly Keyword[] | null;
  /** True when the keywords could not be loaded. */
  hasNoKeywords: boolean;
  /** What is written of the idea's piece (D99). */
  sections: readonly Section[];
  sharing: Sharing;
  onClose: () => void;
}

/** The dialog that Publish opens: an idea's brief, to copy or to save. It never claims to have published (D42). */
export function BriefDialog(props: BriefDialogProps) {
  const { idea, keywords, hasNoKeywords, sections, sharing, onClose } = props;
  const brief = useMemo(() => briefOf(idea, keywords ?? []), [idea, keywords]);
  const parts = useMemo(() => partsOf(idea, sections), [idea, sections]);
  const toMarkdown = () =>
    briefToMarkdown(brief, sectionsToMarkdown(parts, { hasSources: true, mark: '###' }));
  const gapNote = hasNoKeywords
    ? t('content.brief.failedFigures')
    : t(keywords === null ? 'content.brief.loadingFigures' : 'content.brief.noFigures');
  return (
    <Dialog
      title={brief.title}
      description={t('content.brief.lead')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<Download size={16} aria-hidden />}
            onClick={() => sharing.onSave(briefFileName(brief), toMarkdown())}
          >
            {t('content.brief.save')}
          </Button>
          <Button
            variant="primary"
            autoFocus
            icon={<Copy size={16} aria-hidden />}
            onClick={() => sharing.onCopy(toMarkdown(), t('content.brief.copied'), { file: true })}
          >
            {t('content.brief.copy')}
          </Button>
        </>
      }
    >
      <Sheet>
        <dl>
          {briefFacts(brief).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {brief.outline.length > 0 ? (
          <section>
            <h3>{t('content.brief.outline')}</h3>
            <ol>
              {brief.outline.map((point, index) => (
                // Two points may be equal, and the brief is read-only.
                <li key={index}>{point}</li>
              ))}
            </ol>
          </section>
        ) : null}
        {brief.keywords.length > 0 ? (
          <BriefKeywords keywords={brief.keywords} gapNote={gapNote} />
        ) : null}
        {sections.length > 0 ? (
          <section className="piece">
            <h3>{t('piece.list')}</h3>
            {parts.map(({ section }) =>
              section ? (
                <div key={String(section.id)}>
                  <h4>{section.heading}</h4>
                  <p>{textOf(section)}</p>
                </div>
              ) : null,
            )}
            <p>{t('piece.count', { ...countSentences(sections), count: wordCount(sections) })}</p>
          </section>
        ) : null}
      </Sheet>
    </Dialog>
  );
}

interface BriefKeywordsProps {
  keywords: readonly BriefKeyword[];
  /** Says why some keywords have no figures. */
  gapNote: string;
}

/** The keywords of a brief, with their figures. */
function BriefKeywords({ keywords, gapNote }: BriefKeywordsProps) {
  const headings = briefHeadings();
  const hasGaps = keywords.some(({ figures }) => figures === null);
  return (
    <section>
      <h3>{t('content.brief.keywords')}</h3>
      <div className="frame">
        <table>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keywords.map((keyword) => (
              <tr key={keyword.keyword}>
                <th scope="row">{keyword.keyword}</th>
                {briefFigures(keyword).map((text, index) => (
                  <td key={headings[index + 1]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status">{hasGaps ? gapNote : null}</p>
    </section>
  );
}
