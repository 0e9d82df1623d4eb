/** A workspace to create: its owner, and the label of its subdomain. */
export interface Workspace {
  readonly company: string;
  readonly domain: string;
  readonly fullName: string;
}
