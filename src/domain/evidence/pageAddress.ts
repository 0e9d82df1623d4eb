/**
 * The address of a page as it may be opened: http or https, without a name or password in it. Undefined for everything else,
 * so that no server can hand out a script.
 */
export function pageAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && username === '' && password === '' ? href : undefined;
}
