/** A part of what a field holds, and the text for it. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces a part of a field as if it were typed, so that the browser can undo it; false where it cannot. */
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
