/** Returns the path at which the page was reloaded; undefined when it was opened otherwise. */
export function reloadedPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload ? new URL(entry.name).pathname : undefined;
}
