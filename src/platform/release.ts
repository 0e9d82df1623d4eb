/** The file name of the module a page starts with, which contains a hash of its content. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** The release of this page. */
export const ownRelease = (): string | undefined => entryOf(document);

/** The release that the server serves now; undefined when that is unknown. */
export async function currentRelease(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!answer.ok) return undefined;
  const text = await answer.text();
  return /<script[^>]+type="module"[^>]+src="([^"]+)"/u.exec(text)?.[1];
}
