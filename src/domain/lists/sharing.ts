/** Copies text or saves it as a file. */
export interface Sharing {
  /** Copies a text to the clipboard. After a success it shows the message `said`. */
  readonly onCopy: (text: string, said: string) => void;
  /** Saves a text as a file. */
  readonly onSave: (name: string, text: string) => void;
}
