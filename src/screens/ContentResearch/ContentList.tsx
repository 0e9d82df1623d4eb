import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SkeletonCards } from '#components/Skeleton/SkeletonCards.tsx';
import { space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import {
  plainContentIdeaView,
  shownIdeas,
  type ContentIdeaView,
} from '#domain/content/contentIdeaView.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { keywordUse, withoutIdea } from '#domain/keywords/keywordUse.ts';
import type { Collection } from '#contracts/collection.ts';
import { newFirst } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { CardListState } from '../board/CardListState.tsx';
import { CardPortions } from '../board/CardPortions.tsx';
import { GroundsBar } from '../evidence/GroundsBar.tsx';
import type { ListScreenProps } from '../list/listKind.ts';
import { ListStack } from '../list/ListStack.ts';
import { NothingYet } from '../list/NothingYet.tsx';
import { ContentCard, type IdeaActions } from './ContentCard.tsx';
import { ContentToolbar } from './ContentToolbar.tsx';
import { UnusedKeywords } from './UnusedKeywords.tsx';

interface ContentCardsProps extends IdeaActions {
  ideas: readonly ContentIdea[];
  newIds: ReadonlySet<string>;
  canWrite: boolean;
}

/** The list of ideas as cards. Memoised: a letter of the search is painted before the cards follow. */
const ContentCards = memo(function ContentCards(props: ContentCardsProps) {
  const { ideas, newIds, canWrite, ...actions } = props;
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
            canWrite={canWrite}
            {...actions}
          />
        )}
      />
    </>
  );
});

const Stack = styled(ListStack)`
  gap: ${space(5)};
`;

export interface ContentListProps
  extends Omit<IdeaActions, 'onConfirm'>, Omit<ListScreenProps<ContentIdeaView>, 'sharing'> {
  ideas: Collection<ContentIdea, ContentIdeaDraft>;
  /** The company's keywords; null while they are unknown. */
  keywords: readonly Keyword[] | null;
  /** Starts an idea for a keyword. */
  onBegin: (keyword: string) => void;
  /** True where an outline can be written (D99). */
  canWrite: boolean;
}

/** The pause in typing after which the cards follow a search: replacing them all would delay the next letter. */
const pauseMs = 150;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(text)), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The cards with their toolbar and notes. New ideas come first. */
export function ContentList(props: ContentListProps) {
  const { ideas, keywords, view, canWrite, onViewChange, onBegin } = props;
  const { onEdit, onPublish, onRewrite } = props;
  const { remote, newIds, actions, generation } = ideas;
  const items = itemsOf(remote);
  const search = useSettled(view.search);
  const { type, icp, value, isToCheck, isGone } = view;
  const shown = useMemo(
    () => newFirst(shownIdeas(items, { search, type, icp, value, isToCheck, isGone }), newIds),
    [items, search, type, icp, value, isToCheck, isGone, newIds],
  );
  const unused = useMemo(
    () => (keywords && items.length > 0 ? withoutIdea(keywords, keywordUse(items)) : []),
    [keywords, items],
  );
  return (
    <Stack>
      <ContentToolbar
        items={items}
        shownCount={shown.length}
        view={view}
        views={props.views}
        onViewChange={onViewChange}
      />
      <GroundsBar
        rows={items}
        view={view}
        onChange={(filters) => onViewChange({ ...view, ...filters })}
      />
      <UnusedKeywords keywords={unused} onBegin={onBegin} />
      <CardListState
        remote={remote}
        generation={generation}
        messages={[t('content.overlay.1'), t('content.overlay.2'), t('content.overlay.3')]}
        doneLabel={t('content.loaded')}
        skeleton={<SkeletonCards count={limits.skeleton.contentIdeas} lines={7} />}
        empty={<NothingYet actions={actions}>{t('content.empty')}</NothingYet>}
        onReload={actions.onReload}
      >
        {shown.length > 0 ? (
          <ContentCards
            ideas={shown}
            newIds={newIds}
            canWrite={canWrite}
            onEdit={onEdit}
            onConfirm={actions.onConfirm}
            onPublish={onPublish}
            onRewrite={onRewrite}
          />
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
      </CardListState>
    </Stack>
  );
}
