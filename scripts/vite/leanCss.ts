/** A text in quotes is kept as it is. */
const quoted = /((["'])(?:\\.|(?!\2).)*\2)/;

/** Removes comments, line breaks and indentation from style rules. */
export const leanCss = (rules: string): string =>
  rules
    .split(quoted)
    // Each quoted text is followed by its quotation mark.
    .map((text, index) => [lean(text), text, ''][index % 3])
    .join('');

const lean = (text: string): string =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/(?<=[\w-]): /g, ':');
