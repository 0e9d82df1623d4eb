import { useMemo, useState } from 'react';
import { Page } from '#components/Page/Page.tsx';
import type { Collection } from '#domain/lists/collection.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { keywordUse } from '#domain/keywords/keywordUse.ts';
import type { KeywordView } from '#domain/keywords/keywordView.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { AddCustomButton } from '../shared/collection/AddCustomButton.tsx';
import { CompanyFirst } from '../shared/collection/CompanyFirst.tsx';
import { GenerateMoreButton } from '../shared/collection/GenerateMoreButton.tsx';
import { GenerationNote } from '../shared/collection/GenerationNote.tsx';
import { PasteButton } from '../shared/collection/PasteButton.tsx';
import { PageFooter } from '../shared/footer/PageFooter.tsx';
import type { KeywordDialog } from './keywordDialog.ts';
import { KeywordWorkbench } from './KeywordWorkbench.tsx';
import type { ViewsAbove } from '../shared/views/ViewsMenu.tsx';

export interface KeywordResearchScreenProps {
  /** False before there is a company, when there is nothing to research (D12). */
  hasCompany: boolean;
  keywords: Collection<Keyword, KeywordDraft>;
  /** The ideas that use keywords; null while they are unknown. The page does not wait for them. */
  ideas: readonly ContentIdea[] | null;
  /** Search, sort, filters and columns, kept in the address. */
  view: KeywordView;
  sharing: Sharing;
  /** The saved views of this list (D77). When absent, views cannot be saved. */
  views?: ViewsAbove | undefined;
  onViewChange: (view: KeywordView) => void;
  /** Starts a content idea that targets these keywords. */
  onWriteIdea: (keywords: readonly string[]) => void;
  /** Called by 'Content Ideas'. */
  onNext: () => void;
}

/** Keyword research: the page with its table, toolbar and dialogs. */
export function KeywordResearchScreen(props: KeywordResearchScreenProps) {
  const { hasCompany, keywords, ideas, onNext } = props;
  const use = useMemo(() => ideas && keywordUse(ideas), [ideas]);
  const { generation, actions } = keywords;
  const [dialog, setDialog] = useState<KeywordDialog>({ kind: 'none' });
  return (
    <>
      <Page
        title={t('keywords.title')}
        lead={t('keywords.lead')}
        isCompact
        actions={
          hasCompany ? (
            <>
              <PasteButton onPaste={() => setDialog({ kind: 'pasting' })} />
              <AddCustomButton onClick={() => setDialog({ kind: 'adding' })} />
              <GenerateMoreButton generation={generation} onGenerateMore={actions.onGenerateMore} />
            </>
          ) : null
        }
      >
        {hasCompany ? (
          <>
            <GenerationNote
              generation={generation}
              onGenerateMore={actions.onGenerateMore}
              onStopWaiting={actions.onStopWaiting}
            />
            <KeywordWorkbench {...props} use={use} dialog={dialog} onDialogChange={setDialog} />
          </>
        ) : (
          <CompanyFirst />
        )}
      </Page>
      <PageFooter page="/keyword-research" next={{ label: t('keywords.next'), onSelect: onNext }} />
    </>
  );
}
