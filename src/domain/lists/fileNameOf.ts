/**
 * Returns a file name without its ending that is valid on every system: the letters and digits of a text, or `usual` when it
 * has none.
 */
export function fileNameOf(text: string, usual: string): string {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .toWellFormed()
    .replace(/^-+|-+$|\uFFFD/g, '');
  return name === '' ? usual : name;
}
