import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '#components/theme/tokens.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import { t } from '#domain/words/translate.ts';
import { Chips } from './Chips.tsx';
import type { IdeaField } from './ContentCard.tsx';

const Parts = styled.div`
  display: grid;
  /* A long keyword must not make the card wider than a phone. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  b {
    color: ${color.text};
    font-size: ${font(13)};
    font-weight: 550;
  }
  .evidence:empty {
    display: none;
  }
  ul.outline {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(1)};
    padding-left: ${space(4)};
    list-style: disc;
  }
  ul.outline > li::marker {
    color: ${color.lineStrong};
  }
`;

interface IdeaPartsProps {
  idea: ContentIdea;
  renderEvidence: (field: IdeaField) => ReactNode;
}

/** What an idea consists of: its keywords, target ICP and outline, with the evidence. */
export function IdeaParts({ idea, renderEvidence }: IdeaPartsProps) {
  const { keywords, targetIcp, outline } = idea;
  return (
    <Parts>
      <div className="evidence">
        {renderEvidence('title')}
        {renderEvidence('type')}
        {renderEvidence('keywords')}
        {renderEvidence('targetIcp')}
        {renderEvidence('estimatedValue')}
        {outline.length === 0 ? renderEvidence('outline') : null}
      </div>
      <Chips label={t('content.keywords')} texts={keywords} />
      {targetIcp === '' ? null : (
        <p>
          <b>{t('content.target')}</b> {targetIcp}
        </p>
      )}
      {outline.length === 0 ? null : (
        <div>
          <b>{t('content.outline')}</b>
          <ul className="outline">
            {outline.map((point, index) => (
              // Two points may be equal, and a card never reorders them.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{point}</li>
            ))}
          </ul>
          {renderEvidence('outline')}
        </div>
      )}
    </Parts>
  );
}
