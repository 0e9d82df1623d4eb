interface PageLocation {
  readonly protocol: string;
  readonly port: string;
}

/** Returns the origin of another host of the product, with the current protocol and port. */
export function originAt(host: string, current: PageLocation): string {
  return `${current.protocol}//${host}${current.port === '' ? '' : `:${current.port}`}`;
}

/** Returns the origin of a workspace. */
export function workspaceOrigin(slug: string, apex: string, current: PageLocation): string {
  return originAt(`${slug}.${apex}`, current);
}
