/** The most lines that are pasted into a text field. On a slow phone, browsers take seconds to lay out more. */
const mostLinesInField = 1_000;

function lineCount(text: string): number {
  let count = 1;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) count += 1;
  return count;
}

/** Returns the number of lines, without blank lines at the start and end. */
export const pastedLineCount = (text: string): number => lineCount(text.trim());

/** True for a change that adds more lines than a text field should hold. */
export const addsManyLines = (former: string, next: string): boolean =>
  // Each line adds at least one character, so the lines of a shorter change need not be counted.
  next.length - former.length > mostLinesInField &&
  lineCount(next) - lineCount(former) > mostLinesInField;

/** Joins pasted lines and the lines that are typed below them. */
export const joinLines = (above: string, below: string): string =>
  above === '' || below === '' || above.endsWith('\n') ? above + below : `${above}\n${below}`;
