/**
 * Writes the filtered text into the input before React reads it. React then finds the value it expects, and the caret stays
 * where it was instead of moving to the end.
 */
export function filterInput(input: HTMLInputElement, filter: (text: string) => string): string {
  const kept = filter(input.value);
  if (kept === input.value) return kept;
  const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
  return kept;
}
