import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import type { Remote } from '#domain/lists/remote.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { plainBoardView } from '#domain/evidence/grounds.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aUsp } from '#mocks/fixtures/usp.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';

const count = Number(new URLSearchParams(location.search).get('cards') ?? 50);
const cards = many(count, aUsp);
const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('Nothing to measure');
const app = createRoot(root);
const show = (remote: Remote<Usp>) =>
  app.render(
    <StrictMode>
      <GlobalStyle />
      <MemoryRouter>
        <UspsScreen
          hasCompany
          usps={aCollection<Usp, UspDraft>(remote)}
          stage="usps"
          view={plainBoardView}
          onViewChange={() => undefined}
          onNext={() => undefined}
        />
      </MemoryRouter>
    </StrictMode>,
  );

// As in the product, the page shows its skeleton before the cards.
show({ status: 'loading' });
window.showCards = () => show(ready(cards));
document.title = 'ready';

declare global {
  interface Window {
    showCards: () => void;
  }
}
