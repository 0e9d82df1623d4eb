import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { sampleRows } from '#stories/components/keywordRows.tsx';
import { measureList, rootElement } from '../table/measureList.ts';
import { KeywordPage } from './KeywordPage.tsx';

const asked = new URLSearchParams(location.search);
const rows = sampleRows(Number(asked.get('rows') ?? 1000)).map(({ keyword }, index) =>
  aKeyword({ keyword }, index),
);
const ideas = many(40, aContentIdea);
const app = createRoot(rootElement());
const show = (remote: Remote<Keyword>) =>
  app.render(
    <StrictMode>
      <GlobalStyle />
      <KeywordPage keywords={aCollection<Keyword, KeywordDraft>(remote)} ideas={ideas} />
    </StrictMode>,
  );

// As in the product, the page shows its skeleton before the rows.
show({ status: 'loading' });

measureList({ show: () => show(ready(rows)), first: rows[0]?.keyword ?? '' });
