import { useCallback, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { Section } from '#domain/content/section.ts';
import type { ContentIdeaView } from '#domain/content/contentIdeaView.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { Collection } from '#contracts/collection.ts';
import { presentRow } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { IdeaStart } from '#domain/pages/handover.ts';
import type { FieldRewriting } from '#contracts/fieldRewriting.ts';
import { t } from '#domain/words/translate.ts';
import type { ListScreenProps } from '../list/listKind.ts';
import { GenerateMoreButton } from '../generation/GenerateMoreButton.tsx';
import { GenerationNote } from '../generation/GenerationNote.tsx';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { later } from '../page/later.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { AddCustomButton } from '../toolbar/AddCustomButton.tsx';
import type { IdeaField } from './ContentCard.tsx';
import { ContentList } from './ContentList.tsx';

const RewriteDialogLater = later(() => import('../rewriting/RewriteDialog.tsx'), 'RewriteDialog');
const BriefDialogLater = later(() => import('./BriefDialog.tsx'), 'BriefDialog');
const ContentIdeaFormLater = later(() => import('./ContentIdeaForm.tsx'), 'ContentIdeaForm');

/** The open dialog. */
type Open =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'form';
      readonly idea: ContentIdea | null;
      readonly begun?: IdeaStart;
    }
  | { readonly kind: 'rewriting'; readonly idea: ContentIdea; readonly field: IdeaField }
  | { readonly kind: 'brief'; readonly idea: ContentIdea };

export interface ContentResearchScreenProps extends ListScreenProps<ContentIdeaView> {
  /** Null before there is a company (D12). */
  ideas: Collection<ContentIdea, ContentIdeaDraft> | null;
  /** Other data of the company: the ICPs an idea may target, and the keywords whose figures a brief shows. */
  known: {
    readonly targetIcps: readonly string[];
    /** Null while they load, and after loading failed. */
    readonly keywords: readonly Keyword[] | null;
    /** True when the keywords could not be loaded. */
    readonly hasNoKeywords?: boolean;
  };
  /** Called by the button 'Done'. */
  onDone: () => void;
  /** Rewrites single fields (D81). When absent, no card offers it. */
  rewriting?: FieldRewriting<ContentIdea> | undefined;
  /** What is written of the idea whose brief is open (D99). Null where nothing can be written. */
  piece?: {
    readonly sections: readonly Section[];
    /** Asks for the sections of an idea. */
    readonly onAsk: (idea: ContentIdea) => void;
  } | null;
  /** Values that another page starts an idea with. Its form is open from the start. */
  begun?: IdeaStart | null;
  /** Publishes an idea. When absent, Publish opens the brief (D42). */
  onPublish?: (idea: ContentIdea) => void;
}

/** The page of content ideas: search, filters, cards and their dialogs. */
export function ContentResearchScreen(props: ContentResearchScreenProps) {
  const { ideas, known, view, sharing, onViewChange, onDone, onPublish } = props;
  const { begun = null, rewriting, piece = null } = props;
  const [open, setOpen] = useState<Open>(
    begun ? { kind: 'form', idea: null, begun } : { kind: 'none' },
  );
  const onClose = () => setOpen({ kind: 'none' });
  const edit = useCallback((idea: ContentIdea) => setOpen({ kind: 'form', idea }), []);
  const rewrite = useCallback(
    (idea: ContentIdea, field: IdeaField) => setOpen({ kind: 'rewriting', idea, field }),
    [],
  );
  const onAsk = piece?.onAsk;
  const publish = useCallback(
    (idea: ContentIdea) => {
      onAsk?.(idea);
      setOpen({ kind: 'brief', idea });
    },
    [onAsk],
  );
  const editing =
    ideas && open.kind === 'form' && open.idea
      ? presentRow(itemsOf(ideas.remote), open.idea)
      : null;
  return (
    <>
      <Page
        title={t('content.title')}
        lead={t('content.lead')}
        isCompact
        actions={
          ideas ? (
            <>
              <AddCustomButton onClick={() => setOpen({ kind: 'form', idea: null })} />
              <GenerateMoreButton
                generation={ideas.generation}
                onGenerateMore={ideas.actions.onGenerateMore}
              />
            </>
          ) : null
        }
      >
        {ideas ? (
          <>
            <GenerationNote generation={ideas.generation} actions={ideas.actions} />
            <ContentList
              ideas={ideas}
              keywords={known.keywords}
              view={view}
              canWrite={piece !== null}
              views={props.views}
              onViewChange={onViewChange}
              onBegin={(keyword) =>
                setOpen({ kind: 'form', idea: null, begun: { keywords: [keyword], icp: '' } })
              }
              onEdit={edit}
              onRewrite={rewriting?.isOffered ? rewrite : undefined}
              onPublish={onPublish ?? publish}
            />
          </>
        ) : (
          <CompanyFirst />
        )}
      </Page>
      <PageFooter page="/content-research" backLabel={t('content.back')}>
        <Button variant="primary" size="footer" onClick={onDone}>
          {t('content.done')}
        </Button>
      </PageFooter>
      {ideas && open.kind === 'form' ? (
        <ContentIdeaFormLater
          idea={editing}
          {...(open.begun && { begun: open.begun })}
          targetIcps={known.targetIcps}
          onSave={(draft) =>
            editing ? ideas.actions.onEdit(editing, draft) : ideas.actions.onAdd(draft)
          }
          onClose={onClose}
        />
      ) : null}
      {ideas && rewriting && open.kind === 'rewriting' ? (
        <RewriteDialogLater
          rewriting={rewriting}
          rows={itemsOf(ideas.remote)}
          item={open.idea}
          field={open.field}
          names={{ field: t(`content.field.${open.field}`), row: open.idea.title }}
          onClose={onClose}
        />
      ) : null}
      {open.kind === 'brief' ? (
        <BriefDialogLater
          idea={open.idea}
          keywords={known.keywords}
          hasNoKeywords={known.hasNoKeywords ?? false}
          sections={piece?.sections ?? []}
          sharing={sharing}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
