/** What JSON text holds; a blank text holds nothing, and any other text is itself. */
export function parseIfJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
