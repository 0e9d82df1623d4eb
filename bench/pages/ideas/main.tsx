import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { sampleRows } from '#stories/components/keywordRows.tsx';
import { measureList, rootElement } from '../table/measureList.ts';
import { IdeaPage } from './IdeaPage.tsx';

const asked = new URLSearchParams(location.search);
const ideas = sampleRows(Number(asked.get('ideas') ?? 50)).map(({ keyword }, index) =>
  aContentIdea({ title: keyword }, index),
);
const keywords = many(40, aKeyword);
const app = createRoot(rootElement());
const show = (remote: Remote<ContentIdea>) =>
  app.render(
    <StrictMode>
      <GlobalStyle />
      <MemoryRouter>
        <IdeaPage ideas={aCollection<ContentIdea, ContentIdeaDraft>(remote)} keywords={keywords} />
      </MemoryRouter>
    </StrictMode>,
  );

// As in the product, the page shows its skeleton before the cards.
show({ status: 'loading' });
measureList({
  show: () => show(ready(ideas)),
  first: ideas[0]?.title ?? '',
  firstRow: 'main article',
});
