/** What creates a workspace: whose it is, and the label of its sub-domain. */
export interface Workspace {
  readonly company: string;
  readonly domain: string;
  readonly fullName: string;
}
