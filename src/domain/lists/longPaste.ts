/** Browsers take seconds to lay out more lines in a text field on a slow phone; they are kept beside the field. */
const mostLinesInField = 1_000;

function lineCount(text: string): number {
  let count = 1;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) count += 1;
  return count;
}

/** How many lines of a text say something or stand between such. */
export const pastedLineCount = (text: string): number => lineCount(text.trim());

/** True for a change that adds more lines than a text field should hold. */
export const addsManyLines = (former: string, next: string): boolean =>
  next.length - former.length > mostLinesInField &&
  lineCount(next) - lineCount(former) > mostLinesInField;

/** The text of pasted lines and of those that are typed below them. */
export const joinLines = (above: string, below: string): string =>
  above === '' || below === '' || above.endsWith('\n') ? above + below : `${above}\n${below}`;
