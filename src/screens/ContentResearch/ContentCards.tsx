import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { space } from '#components/theme/tokens.ts';
import type { ContentIdea } from '#domain/contentIdea.ts';
import { t } from '#domain/words/translate.ts';
import { ContentCard } from './ContentCard.tsx';

const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(5)};
`;

/** So many cards at a time: a page of thousands would be slow, and nobody reads them all. */
const portion = 48;

export interface ContentCardsProps {
  ideas: readonly ContentIdea[];
  newIds: ReadonlySet<string>;
  onEdit: (idea: ContentIdea) => void;
  onPublish: (idea: ContentIdea) => void;
}

/** The ideas as cards, a portion at a time. */
export function ContentCards({ ideas, newIds, onEdit, onPublish }: ContentCardsProps) {
  const [limit, setLimit] = useState(portion);
  const rest = ideas.length - limit;
  return (
    <>
      {/* The step between the page's title and the cards'. */}
      <VisuallyHidden as="h2">{t('content.list')}</VisuallyHidden>
      <CardGrid label={t('content.list')}>
        {ideas.slice(0, limit).map((idea) => (
          <ContentCard
            key={String(idea.id)}
            idea={idea}
            isNew={newIds.has(String(idea.id))}
            onEdit={() => onEdit(idea)}
            onPublish={() => onPublish(idea)}
          />
        ))}
      </CardGrid>
      {rest > 0 ? (
        <More>
          <Button onClick={() => setLimit(limit + portion)}>
            {t('content.showMore', { count: Math.min(rest, portion) })}
          </Button>
        </More>
      ) : null}
    </>
  );
}
