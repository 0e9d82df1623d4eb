/** The files that the script in index.html preloads; it marks each one when it has loaded. */
const preloads = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[data-part]'),
];

const hasLoaded = ({ dataset }: HTMLLinkElement): boolean => dataset['part'] === 'loaded';

/** Whether files were preloaded: none, still loading, or all loaded, as from the cache of a browser that was here before. */
export type PreloadState = 'none' | 'loading' | 'loaded';

export function preloadState(): PreloadState {
  const parts = preloads();
  if (parts.length === 0) return 'none';
  return parts.every(hasLoaded) ? 'loaded' : 'loading';
}

/** Resolves when every preload has loaded or failed. */
export async function preloadsSettled(): Promise<void> {
  const missing = preloads().filter((part) => !hasLoaded(part));
  await Promise.all(
    missing.map(
      (part) =>
        new Promise<void>((resolve) => {
          part.addEventListener('load', () => resolve());
          part.addEventListener('error', () => resolve());
        }),
    ),
  );
}
