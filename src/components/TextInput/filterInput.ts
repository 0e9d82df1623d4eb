/**
 * Puts the filtered text into the input before React looks at it: React then finds what it expects, and the caret is
 * where it was instead of at the end.
 */
export function filterInput(input: HTMLInputElement, filter: (text: string) => string): string {
  const kept = filter(input.value);
  if (kept === input.value) return kept;
  const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
  return kept;
}
