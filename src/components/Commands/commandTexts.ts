/** The texts of the palette and of the list of keys. */
export interface CommandTexts {
  readonly palette: string;
  readonly keys: string;
  readonly everywhere: string;
  readonly placeholder: string;
  readonly noMatch: string;
  readonly singleKeys: string;
  readonly singleKeysHint: string;
  readonly close: string;
}

export const commandTexts: CommandTexts = {
  palette: 'Search and commands',
  keys: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  placeholder: 'Search for a page, an action or a name',
  noMatch: 'Nothing found',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn them off if you dictate text or press keys by accident.',
  close: 'Close',
};
