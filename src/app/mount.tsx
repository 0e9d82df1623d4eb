import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noticeContainer, onUncaught } from '#platform/page.ts';
import type { AppParts } from './createApp.ts';
import { reportUncaught } from './reportUncaught.ts';

/** Renders the product. */
export function mount(app: AppParts): void {
  const root = document.getElementById('root');
  if (!root) return;
  const { services, visit } = app;
  onUncaught(reportUncaught(services, () => visit.address.reload()));
  // Removes index.html's own notice. React renders it again in the same frame.
  noticeContainer()?.replaceChildren();
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App {...app} />
      </StrictMode>,
    ),
  );
}
