import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import type { Contender } from './contender.ts';
import { KitTable } from './KitTable.tsx';

const page = (children: ReactNode) => (
  <StrictMode>
    <GlobalStyle />
    {children}
  </StrictMode>
);

/** Renders the table in a page that React has rendered already. */
export const kit: Contender = (element) => {
  const root = createRoot(element);
  root.render(page(null));
  return (rows) => root.render(page(<KitTable rows={rows} phase="ready" />));
};

/** Renders the rows in a table that has shown its skeleton before, as in the product. */
export const kitAfterSkeleton: Contender = (element) => {
  const root = createRoot(element);
  root.render(page(<KitTable rows={[]} phase="loading" />));
  return (rows) => root.render(page(<KitTable rows={rows} phase="ready" />));
};
