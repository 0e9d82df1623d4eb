import PenLine from 'lucide-react/icons/pen-line';
import { useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SkeletonCards } from '#components/Skeleton/SkeletonCards.tsx';
import type { Collection } from '#contracts/collection.ts';
import type { PieceVoice } from '#contracts/pieceVoice.ts';
import type { Sharing } from '#contracts/sharing.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import {
  confirmed,
  countSentences,
  partsOf,
  pieceFileName,
  pieceToMarkdown,
  wordCount,
} from '#domain/content/piece.ts';
import { pieceHref } from '#domain/content/piecePage.ts';
import type { Section, SectionDraft } from '#domain/content/section.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { BatchNote } from '../list/BatchNotes.tsx';
import { ListStack } from '../list/ListStack.ts';
import { StatusLine } from '../generation/StatusLine.ts';
import { PieceSection } from './PieceSection.tsx';
import { VoiceNote } from './VoiceNote.tsx';

export interface PieceScreenProps {
  /** False before there is a company (D12). */
  hasCompany: boolean;
  /** The idea in the address; null when it names none that is there. */
  idea: ContentIdea | null;
  /** The ideas to choose from; undefined while they load, null when that has failed. */
  ideas: readonly ContentIdea[] | null | undefined;
  /** Loads the ideas again. */
  onRetryIdeas: () => void;
  sections: Pick<Collection<Section, SectionDraft>, 'remote' | 'actions' | 'adding'>;
  /** False for a server that does not write pieces. */
  isOffered: boolean;
  voice: PieceVoice;
  sharing: Sharing;
}

/** The ideas that can be written, when the address names none. */
function IdeaChoice({ ideas }: { ideas: readonly ContentIdea[] }) {
  if (ideas.length === 0) return <EmptyState kind="nothing">{t('piece.noIdeas')}</EmptyState>;
  return (
    <nav aria-label={t('piece.choose')}>
      <p>{t('piece.choose')}</p>
      <ul>
        {ideas.map((idea) => (
          <li key={String(idea.id)}>
            <Link href={pieceHref(idea)}>{idea.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The piece of one idea as one text, each sentence with what it rests on (D99). */
export function PieceScreen(props: PieceScreenProps) {
  const { hasCompany, idea, ideas, onRetryIdeas, sections, isOffered, voice, sharing } = props;
  const { remote, actions, adding } = sections;
  const [deleting, setDeleting] = useState<Section | null>(null);
  const written = itemsOf(remote);
  const parts = useMemo(() => (idea ? partsOf(idea, written) : []), [idea, written]);
  const counts = useMemo(
    () => ({ ...countSentences(written), count: wordCount(written) }),
    [written],
  );
  const underWay = new Set(
    adding.jobs.flatMap(({ data, state }) =>
      state.status === 'waiting' || state.status === 'running' ? [data.draft.point] : [],
    ),
  );
  const missing = parts.flatMap(({ point, section }) =>
    section === null && !underWay.has(point) ? [point] : [],
  );
  const write = (points: readonly string[]) =>
    adding.actions.onStart(
      points.map((point) => ({ draft: { point, heading: point, sentences: [] } })),
    );
  const confirmSentence = async (section: Section, index: number) => {
    const sentences = confirmed(section.sentences, index);
    const outcome = await actions.onEdit(section, { ...section, sentences });
    // There is no form that could say it.
    if (!outcome.ok) outcome.sayElsewhere?.();
  };
  const share = (hasSources: boolean) => idea && pieceToMarkdown(idea, parts, hasSources);
  const copy = (hasSources: boolean) => () =>
    sharing.onCopy(share(hasSources) ?? '', t('piece.copied'), { file: true });
  const save = (hasSources: boolean) => () =>
    idea && sharing.onSave(pieceFileName(idea), share(hasSources) ?? '');
  const isReady = remote.status === 'ready' || remote.status === 'empty';
  return (
    <>
      <Page
        isCompact
        title={idea?.title ?? t('piece.list')}
        lead={t('piece.lead')}
        actions={
          <>
            {written.length > 0 ? (
              <Menu
                look="outlined"
                hasChevron
                groups={[
                  [
                    { label: t('piece.copyWithSources'), onSelect: copy(true) },
                    { label: t('piece.copyPlain'), onSelect: copy(false) },
                  ],
                  [
                    { label: t('piece.saveWithSources'), onSelect: save(true) },
                    { label: t('piece.savePlain'), onSelect: save(false) },
                  ],
                ]}
              >
                {t('piece.copyAs')}
              </Menu>
            ) : null}
            {isReady && missing.length > 0 ? (
              <Button
                variant="primary"
                icon={<PenLine size={16} aria-hidden />}
                onClick={() => write(missing)}
              >
                {t('piece.write', { count: missing.length })}
              </Button>
            ) : null}
          </>
        }
      >
        <ListStack>
          <BatchNote handle={adding} kind="sections" labelOf={({ draft }) => draft.point} />
          {written.length > 0 ? <StatusLine>{t('piece.count', counts)}</StatusLine> : null}
          {isReady && parts.length > 0 ? <VoiceNote sections={written} voice={voice} /> : null}
          {hasCompany ? null : <CompanyFirst />}
          {hasCompany && !idea && ideas ? <IdeaChoice ideas={ideas} /> : null}
          {hasCompany && ideas === null ? (
            <EmptyState
              kind="failed"
              actions={<Button onClick={onRetryIdeas}>{t('general.retry')}</Button>}
            >
              {t('message.contentIdeas.list')}
            </EmptyState>
          ) : null}
          {isOffered ? null : <EmptyState kind="nothing">{t('piece.notOffered')}</EmptyState>}
          {idea && isOffered && remote.status === 'error' ? (
            <EmptyState
              kind="failed"
              actions={<Button onClick={actions.onReload}>{t('general.retry')}</Button>}
            >
              {remote.message}
            </EmptyState>
          ) : null}
          {hasCompany && (idea ? remote.status === 'loading' : ideas === undefined) ? (
            <SkeletonCards count={2} lines={6} />
          ) : null}
          {idea && isReady && parts.length === 0 ? (
            <EmptyState kind="nothing">{t('piece.noOutline')}</EmptyState>
          ) : null}
          {idea && isReady && parts.length > 0 ? (
            <article aria-label={t('piece.list')}>
              {written.length === 0 ? <StatusLine>{t('piece.empty')}</StatusLine> : null}
              {parts.map((part) => (
                <PieceSection
                  key={part.section ? String(part.section.id) : part.point}
                  part={part}
                  isUnderWay={underWay.has(part.point)}
                  onWrite={() => write([part.point])}
                  onSave={(section, draft) => actions.onEdit(section, draft)}
                  onConfirm={(section, index) => void confirmSentence(section, index)}
                  onDelete={setDeleting}
                />
              ))}
            </article>
          ) : null}
        </ListStack>
      </Page>
      <PageFooter page="/content-piece" backLabel={t('piece.back')} />
      {deleting ? (
        <ConfirmDialog
          title={t('piece.deleteTitle')}
          description={t('piece.deleteAsk')}
          confirmLabel={t('general.delete')}
          onConfirm={() => {
            void actions.onDelete(deleting);
            setDeleting(null);
          }}
          onCancel={() => setDeleting(null)}
        >
          {deleting.heading}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
