import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import { sampleRows } from '#stories/components/keywordRows.tsx';
import { measureList } from './measureList.ts';

const asked = new URLSearchParams(location.search);
const rows = sampleRows(Number(asked.get('rows') ?? 1000)).map(({ keyword }, index) =>
  aKeyword({ keyword }, index),
);
const ideas = many(40, aContentIdea);
const sharing = { onCopy: () => undefined, onSave: () => undefined };

interface KeywordPageProps {
  readonly remote: Remote<Keyword>;
}

/** Shows the keyword screen as in the product, with its search and filters in state instead of the address. */
function KeywordPage({ remote }: KeywordPageProps) {
  const [view, setView] = useState(plainKeywordView);
  return (
    <KeywordResearchScreen
      hasCompany
      keywords={aCollection<Keyword, KeywordDraft>(remote)}
      ideas={ideas}
      view={view}
      sharing={sharing}
      onViewChange={setView}
      onWriteIdea={() => undefined}
      onNext={() => undefined}
    />
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('Nothing to measure');
const app = createRoot(root);
const show = (remote: Remote<Keyword>) =>
  app.render(
    <StrictMode>
      <GlobalStyle />
      <KeywordPage remote={remote} />
    </StrictMode>,
  );

// As in the product, the page shows its skeleton before the rows.
show({ status: 'loading' });

measureList(root, rows[0]?.keyword ?? '', () => show(ready(rows)));
