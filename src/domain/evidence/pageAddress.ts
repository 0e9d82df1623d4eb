/**
 * Returns the URL of a page if it is safe to open: http or https, without a user name or password. Undefined for anything
 * else, so that a server cannot send a script.
 */
export function pageAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && username === '' && password === '' ? href : undefined;
}
