export interface Sharing {
  /**
   * Copies a text to the clipboard. After a success it shows the message `said`. After a refusal it suggests saving the text
   * if the page also offers it as a file.
   */
  readonly onCopy: (text: string, said: string, offers?: { readonly file: boolean }) => void;
  /** Saves a text as a file, and shows the message `said`, if there is one. */
  readonly onSave: (name: string, text: string, said?: string) => void;
}
