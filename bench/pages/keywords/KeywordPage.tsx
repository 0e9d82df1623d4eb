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

/** The keyword screen as the product shows it, its view held as the address holds it. */
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
