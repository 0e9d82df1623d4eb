import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onUncaught } from '#platform/uncaught.ts';
import { ownStorage, type AppServices } from './createApp.ts';
import { reportUncaught } from './reportUncaught.ts';

/** Draws the product. */
export function mount(app: AppServices): void {
  const root = document.getElementById('root');
  if (!root) return;
  const { session, services, visit, firstPage } = app;
  onUncaught(reportUncaught(services, () => visit.address.reload()));
  // The font is as large as a page: what is to be read in it comes first.
  void firstPage.lists.then(() => import('./font.ts'));
  ownStorage.onTaken(() => session.wake());
  // In one go: rows that come in the middle of it would be put into a shape that is about to be replaced.
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App {...app} />
      </StrictMode>,
    ),
  );
}
