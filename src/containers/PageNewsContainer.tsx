import { PageNewsScreen } from '#screens/PageNews/PageNewsScreen.tsx';
import { usePageNews } from '#state/release/usePageNews.ts';

/** Above every page: what is new about the page as a whole. */
export function PageNewsContainer() {
  return <PageNewsScreen {...usePageNews()} />;
}
