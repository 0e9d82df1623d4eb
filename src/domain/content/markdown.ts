/**
 * A text for one line of Markdown, shown as it is: what would begin markup is escaped, and line breaks become spaces, so that it
 * stays in its heading, its list item or its table cell.
 */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|~]/g, '\\$&')
      // An entity would be read as the sign it names.
      .replace(/&(?=#?\w+;)/g, '\\&')
      // At the start of a line these begin a heading, a list or a rule; after a space at its end, # closes the heading.
      .replace(/^[#+\-=]/, '\\$&')
      .replace(/(?<= #*)#$/, '\\#')
      .replace(/^(\d+)([.)])(?= |$)/, '$1\\$2')
  );
}
