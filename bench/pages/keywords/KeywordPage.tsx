import { useState } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';

interface KeywordPageProps {
  readonly keywords: Collection<Keyword, KeywordDraft>;
  readonly ideas: readonly ContentIdea[];
}

const sharing = { onCopy: () => undefined, onSave: () => undefined };

/** Shows the keyword screen as in the product, with its search and filters in state instead of the address. */
export function KeywordPage({ keywords, ideas }: KeywordPageProps) {
  const [view, setView] = useState(plainKeywordView);
  return (
    <KeywordResearchScreen
      hasCompany
      keywords={keywords}
      ideas={ideas}
      view={view}
      sharing={sharing}
      onViewChange={setView}
      onWriteIdea={() => undefined}
      onNext={() => undefined}
    />
  );
}
