import { LoadingView } from '../page/LoadingView.tsx';

/** The full-page loading view, shown until the entry gate has decided which page to open. */
export function LoadingScreen() {
  return <LoadingView />;
}
