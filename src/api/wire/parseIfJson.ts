/** Parses JSON. A blank text becomes null; a text that is no JSON is returned as it is. */
export function parseIfJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
