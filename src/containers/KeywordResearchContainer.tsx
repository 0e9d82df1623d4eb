import { useNavigate } from 'react-router-dom';
import { ideaToHandOver } from '#domain/pages/handover.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { readKeywordView, writeKeywordView } from '#domain/keywords/keywordView.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import { useCompany } from '#state/company.ts';
import { contentIdeaList } from '#state/contentIdeas.ts';
import { keywordList } from '#state/keywords.ts';
import { useSharing } from '#state/sharing.ts';
import { useList } from '#state/useList.ts';
import { useRows } from '#state/useRows.ts';
import { useListView } from './useListView.ts';

const address = { read: readKeywordView, write: writeKeywordView };

/** Keyword research on the company's own keywords. */
export function KeywordResearchContainer() {
  const company = useCompany();
  const keywords = useList(keywordList, company);
  const ideas = useRows(contentIdeaList, company).rows ?? null;
  const sharing = useSharing();
  const navigate = useNavigate();
  const listView = useListView('keywords', address);
  return (
    <KeywordResearchScreen
      hasCompany={company !== null}
      keywords={keywords}
      ideas={ideas}
      {...listView}
      sharing={sharing}
      onWriteIdea={(chosen) => {
        if (company)
          void navigate('/content-research', {
            state: ideaToHandOver({ keywords: chosen, icp: '' }, company),
          });
      }}
      onNext={() => void navigate(pages['/keyword-research'].next[0])}
    />
  );
}
