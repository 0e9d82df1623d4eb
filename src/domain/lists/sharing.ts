/** Copies text or saves it as a file. */
export interface Sharing {
  /** Copies a text to the clipboard and shows the message `said` after a success. */
  readonly onCopy: (text: string, said: string) => void;
  /** Saves a text as a file. */
  readonly onSave: (name: string, text: string) => void;
}
