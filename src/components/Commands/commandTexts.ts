/** The texts of the palette and of the list of keys. */
export interface CommandTexts {
  readonly palette: string;
  readonly keys: string;
  readonly everywhere: string;
  readonly placeholder: string;
  readonly noMatch: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Says that more rows match than are shown. */
  readonly more: (count: number) => string;
  readonly singleKeys: string;
  readonly singleKeysHint: string;
}

export const commandTexts: CommandTexts = {
  palette: 'Search and commands',
  keys: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  placeholder: 'Search for a page, an action or a name',
  noMatch: 'Nothing found',
  loading: 'Loading lists…',
  failed: 'Some lists could not be searched',
  retry: 'Try again',
  more: (count) => `and ${count} more: type more to narrow it down`,
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn them off if you dictate text or press keys by accident.',
};
