import { useMemo } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { space } from '#components/theme/tokens.ts';
import type { Collection } from '#domain/collection.ts';
import type { ContentIdea, ContentIdeaDraft } from '#domain/contentIdea.ts';
import { plainContentIdeaView, shownIdeas, type ContentIdeaView } from '#domain/contentIdeaView.ts';
import { itemsOf } from '#domain/remote.ts';
import { t } from '#domain/words/translate.ts';
import { ContentCards } from './ContentCards.tsx';
import { ContentToolbar } from './ContentToolbar.tsx';
import { ContentWait } from './ContentWait.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${space(5)};
  & > * {
    min-width: 0;
  }
`;

export interface ContentWorkbenchProps {
  ideas: Collection<ContentIdea, ContentIdeaDraft>;
  view: ContentIdeaView;
  onViewChange: (view: ContentIdeaView) => void;
  onEdit: (idea: ContentIdea) => void;
  onPublish: (idea: ContentIdea) => void;
}

/** The cards and how they are looked at. What the last generation brought stands first. */
export function ContentWorkbench(props: ContentWorkbenchProps) {
  const { ideas, view, onViewChange, onEdit, onPublish } = props;
  const { remote, newIds, actions, generation } = ideas;
  const items = itemsOf(remote);
  const shown = useMemo(() => {
    const matching = shownIdeas(items, view);
    const isNew = (idea: ContentIdea) => newIds.has(String(idea.id));
    return [...matching.filter(isNew), ...matching.filter((idea) => !isNew(idea))];
  }, [items, view, newIds]);
  return (
    <Stack>
      <ContentToolbar
        items={items}
        shownCount={shown.length}
        view={view}
        onViewChange={onViewChange}
      />
      <ContentWait remote={remote} generation={generation} actions={actions}>
        {shown.length > 0 ? (
          <ContentCards ideas={shown} newIds={newIds} onEdit={onEdit} onPublish={onPublish} />
        ) : (
          <EmptyState
            kind="noMatch"
            actions={
              <Button onClick={() => onViewChange(plainContentIdeaView)}>
                {t('content.noMatchAction')}
              </Button>
            }
          >
            {t('content.noMatch')}
          </EmptyState>
        )}
      </ContentWait>
    </Stack>
  );
}
