import { useLocation } from 'react-router-dom';
import { Page } from '#components/Page/Page.tsx';

/** Holds the place of a page whose container is not there yet. */
export function Unbuilt() {
  return <Page title={useLocation().pathname} />;
}
