/** The release of this page: the file name of the module it starts with, which contains a hash of its content. */
export const ownRelease = (): string | undefined =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** The release that the server serves now; undefined when that is unknown. */
export async function currentRelease(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!answer.ok) return undefined;
  const text = await answer.text();
  return /<script[^>]+type="module"[^>]+src="([^"]+)"/u.exec(text)?.[1];
}
