/** Ways to take a text out of the product. */
export interface Sharing {
  /** Puts a text on the clipboard, and says so in these words when it worked. */
  readonly onCopy: (text: string, said: string) => void;
  /** Hands the person a file. */
  readonly onSave: (name: string, text: string) => void;
}
