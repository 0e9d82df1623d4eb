/** The names of the modules a page starts with: the build puts a hash of their content in them. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Which release this page is of. */
export const ownRelease = (): string | undefined => entryOf(document);

/** Which release the server hands out now; undefined when it does not say. */
export async function currentRelease(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!answer.ok) return undefined;
  const text = await answer.text();
  return /<script[^>]+type="module"[^>]+src="([^"]+)"/u.exec(text)?.[1];
}
