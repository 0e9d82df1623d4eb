import { lazy, useState, type ComponentType } from 'react';
import { routePaths, type RoutePath } from '#domain/pages/routes.ts';
import { fetchPart, loadedPart } from './pageParts.ts';

/**
 * A page. One whose code is already loaded renders without Suspense, because React delays revealing suspended content by
 * up to a third of a second.
 */
function page(path: RoutePath): [RoutePath, ComponentType] {
  const LazyPart = lazy(async () => ({ default: await fetchPart(path) }));
  function Page() {
    // Chosen once: another component type would remount the page.
    const [Part] = useState<ComponentType>(() => loadedPart(path) ?? LazyPart);
    return <Part />;
  }
  return [path, Page];
}

/** The components of the pages, by their path. */
export const pageComponents = Object.fromEntries(routePaths.map(page)) as Readonly<
  Record<RoutePath, ComponentType>
>;
