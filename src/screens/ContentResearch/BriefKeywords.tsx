import { briefFigures, briefHeadings, type BriefKeyword } from '#domain/content/contentBrief.ts';
import { t } from '#domain/words/translate.ts';

export interface BriefKeywordsProps {
  keywords: readonly BriefKeyword[];
  /** Says why some keywords have no figures. */
  gapNote: string;
}

/** The keywords of a brief, with their figures. */
export function BriefKeywords({ keywords, gapNote }: BriefKeywordsProps) {
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
