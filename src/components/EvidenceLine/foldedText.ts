/** Returns the beginning of a long text, cut between two words if possible; null for a short text. */
export function foldedText(text: string, longest: number): string | null {
  const signs = Array.from(text);
  if (signs.length <= longest) return null;
  const head = signs.slice(0, longest).join('');
  const lastSpace = head.search(/\s\S*$/u);
  const end = lastSpace > head.length / 2 ? lastSpace : head.length;
  return `${head.slice(0, end).replace(/[\s,;:.–-]+$/u, '')}…`;
}
