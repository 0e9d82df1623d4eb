import { memo } from 'react';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import { t } from '#domain/words/translate.ts';
import { CardPortions } from '../board/CardPortions.tsx';
import { ContentCard, type IdeaField } from './ContentCard.tsx';

export interface ContentCardsProps {
  ideas: readonly ContentIdea[];
  newIds: ReadonlySet<string>;
  onEdit: (idea: ContentIdea) => void;
  onConfirm: (idea: ContentIdea, field: string) => void;
  onPublish: (idea: ContentIdea) => void;
  onRewrite?: ((idea: ContentIdea, field: IdeaField) => void) | undefined;
}

/** The list of ideas as cards. Memoised: a letter of the search is painted before the cards follow. */
export const ContentCards = memo(function ContentCards(props: ContentCardsProps) {
  const { ideas, newIds, onEdit, onConfirm, onPublish, onRewrite } = props;
  return (
    <>
      {/* The heading level between the page's title and the titles of the cards. */}
      <VisuallyHidden as="h2">{t('content.list')}</VisuallyHidden>
      <CardPortions
        label={t('content.list')}
        items={ideas}
        renderCard={(idea) => (
          <ContentCard
            key={String(idea.id)}
            idea={idea}
            isNew={newIds.has(String(idea.id))}
            onEdit={() => onEdit(idea)}
            onConfirm={(field) => onConfirm(idea, field)}
            onPublish={() => onPublish(idea)}
            onRewrite={onRewrite && ((field) => onRewrite(idea, field))}
          />
        )}
      />
    </>
  );
});
