/**
 * Returns a text for one line of Markdown. Characters that could begin markup are escaped and line breaks become spaces, so
 * that the text stays in its heading, list item or table cell.
 */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|~]/g, '\\$&')
      // Escaped, because an entity would be shown as its character.
      .replace(/&(?=#?\w+;)/g, '\\&')
      // At the start of a line these characters begin a heading, a list or a rule. After a space at its end, # closes a
      // heading.
      .replace(/^[#+\-=]/, '\\$&')
      .replace(/(?<= #*)#$/, '\\#')
      .replace(/^(\d+)([.)])(?= |$)/, '$1\\$2')
  );
}
