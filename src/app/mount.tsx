import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onUncaught } from '#platform/uncaught.ts';
import type { Foundation } from './foundation.ts';
import { furnish, ownStorage } from './furnish.ts';
import { sayUncaught } from './sayUncaught.ts';

export { ownStorage } from './furnish.ts';

/** Draws the product on its foundation. */
export function mount(foundation: Foundation): void {
  const root = document.getElementById('root');
  if (!root) return;
  const house = furnish(foundation);
  onUncaught(sayUncaught(house.services, () => foundation.address.reload()));
  // The font is as large as a page: what is to be read in it comes first.
  void house.lists.then(() => import('./font.ts'));
  ownStorage.onTaken(() => foundation.session.wake());
  createRoot(root).render(
    <StrictMode>
      <App {...house} />
    </StrictMode>,
  );
}
