import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { laterDialog } from '#components/lazy/kit.ts';
import { useSoon } from '#components/lazy/usePart.ts';
import { Page } from '#components/Page/Page.tsx';
import type { Collection } from '#domain/lists/collection.ts';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { ContentIdeaView } from '#domain/content/contentIdeaView.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { AddCustomButton } from '../shared/collection/AddCustomButton.tsx';
import { CompanyFirst } from '../shared/collection/CompanyFirst.tsx';
import { GenerateMoreButton } from '../shared/collection/GenerateMoreButton.tsx';
import { GenerationNote } from '../shared/collection/GenerationNote.tsx';
import { PageFooter } from '../shared/footer/PageFooter.tsx';
import { ContentWorkbench } from './ContentWorkbench.tsx';

const BriefDialog = laterDialog(async () => (await import('./BriefDialog.tsx')).BriefDialog);
const ContentIdeaForm = laterDialog(
  async () => (await import('./ContentIdeaForm.tsx')).ContentIdeaForm,
);

/** The one dialog that is open, if any. */
type Open =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'form';
      readonly idea: ContentIdea | null;
      readonly keywords?: readonly string[];
    }
  | { readonly kind: 'brief'; readonly idea: ContentIdea };

export interface ContentResearchScreenProps {
  /** Null before there is a company: then there is nothing to research (D12). */
  ideas: Collection<ContentIdea, ContentIdeaDraft> | null;
  /** What else is known of the company: whom an idea may be for, and the figures a brief joins in. */
  known: {
    readonly targetIcps: readonly string[];
    /** Null while they are loading, and where they could not be loaded. */
    readonly keywords: readonly Keyword[] | null;
    /** The keywords could not be loaded. */
    readonly hasNoKeywords?: boolean;
  };
  /** Search and filters; all of it lives in the address. */
  view: ContentIdeaView;
  sharing: Sharing;
  onViewChange: (view: ContentIdeaView) => void;
  /** 'Done'. */
  onDone: () => void;
  /** The keywords another page begins an idea with: its form is open from the start. */
  begun?: readonly string[] | null;
  /** An application that can publish hands its own in; otherwise Publish opens the brief (D42). */
  onPublish?: (idea: ContentIdea) => void;
}

/** Content ideas: the cards, how they are looked at, and what can be done with them. */
export function ContentResearchScreen(props: ContentResearchScreenProps) {
  const { ideas, known, view, sharing, onViewChange, onDone, onPublish } = props;
  const { begun = null } = props;
  const [open, setOpen] = useState<Open>(
    begun ? { kind: 'form', idea: null, keywords: begun } : { kind: 'none' },
  );
  useSoon(BriefDialog.part, ContentIdeaForm.part);
  const onClose = () => setOpen({ kind: 'none' });
  const editing = open.kind === 'form' ? open.idea : null;
  return (
    <>
      <Page
        title={t('content.title')}
        lead={t('content.lead')}
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
            <GenerationNote
              generation={ideas.generation}
              onGenerateMore={ideas.actions.onGenerateMore}
              onStopWaiting={ideas.actions.onStopWaiting}
            />
            <ContentWorkbench
              ideas={ideas}
              keywords={known.keywords}
              view={view}
              onViewChange={onViewChange}
              onBegin={(keyword) => setOpen({ kind: 'form', idea: null, keywords: [keyword] })}
              onEdit={(idea) => setOpen({ kind: 'form', idea })}
              onPublish={onPublish ?? ((idea) => setOpen({ kind: 'brief', idea }))}
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
        <ContentIdeaForm
          idea={editing}
          {...(open.keywords && { keywords: open.keywords })}
          targetIcps={known.targetIcps}
          onSave={(draft) =>
            editing ? ideas.actions.onEdit(editing, draft) : ideas.actions.onAdd(draft)
          }
          onClose={onClose}
        />
      ) : null}
      {open.kind === 'brief' ? (
        <BriefDialog
          idea={open.idea}
          keywords={known.keywords}
          hasNoKeywords={known.hasNoKeywords ?? false}
          sharing={sharing}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
