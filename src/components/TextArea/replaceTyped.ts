/** A range of a field's text, and its replacement. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces a part of a field as if it were typed, so that the browser can undo it. Returns false if the browser refuses. */
export function replaceTyped(
  field: HTMLInputElement | HTMLTextAreaElement,
  { start, end, text }: Replacement,
): boolean {
  field.focus();
  field.setSelectionRange(start, end);
  return text === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, text);
}
