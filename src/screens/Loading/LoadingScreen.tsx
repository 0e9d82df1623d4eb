import { LoadingView } from '../shared/entry/LoadingView.tsx';

/** The whole page while it is not known yet what to show. */
export function LoadingScreen() {
  return <LoadingView />;
}
