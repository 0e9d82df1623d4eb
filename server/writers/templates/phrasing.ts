/** Fills `{name}` placeholders. A value at the start of a sentence gets a capital. */
export function fill(frame: string, values: Readonly<Record<string, string>>): string {
  const filled = frame.replace(/\{(\w+)\}/g, (whole, name: string, offset: number) => {
    const value = values[name];
    if (value === undefined) return whole;
    return startsSentence(frame, offset) ? capital(value) : value;
  });
  // "a" or "an" depends on the word that follows.
  return filled.replace(/\b([Aa])\(n\) (\S)/g, (_whole, article: string, first: string) =>
    /[aeiou]/i.test(first) ? `${article}n ${first}` : `${article} ${first}`,
  );
}

const startsSentence = (frame: string, offset: number): boolean =>
  /(^|[.!?]\s+|\n)$/.test(frame.slice(0, offset));

/** Returns the text with an upper-case first letter, unless its first word has a capital later (`iPhone cases`). */
export function capital(text: string): string {
  const [first = ''] = text;
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : first.toUpperCase() + text.slice(first.length);
}

/** Returns a trimmed text on one line, cut between words to the maximum length. */
export function oneLine(text: string, longest: number): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1).replace(/\s+\S*$/, '');
  return (cut.length > longest ? line.slice(0, longest) : cut).toWellFormed().trim();
}
