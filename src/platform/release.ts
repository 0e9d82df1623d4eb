/** The names of the modules a page starts with: the build puts a hash of their content in them. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** The release of this page. */
export const ownRelease = (): string | undefined => entryOf(document);

/** The release that the server serves now; undefined when it cannot be told. */
export async function currentRelease(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!answer.ok) return undefined;
  const text = await answer.text();
  return /<script[^>]+type="module"[^>]+src="([^"]+)"/u.exec(text)?.[1];
}
