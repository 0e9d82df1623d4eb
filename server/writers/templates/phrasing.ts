/** Fills `{name}` placeholders; a placeholder at the start of a sentence begins with a capital. */
export function fill(frame: string, values: Readonly<Record<string, string>>): string {
  const filled = frame.replace(/\{(\w+)\}/g, (whole, name: string, offset: number) => {
    const value = values[name];
    if (value === undefined) return whole;
    return startsSentence(frame, offset) ? capital(value) : value;
  });
  // "a" and "an" can only be told once it is known which word follows.
  return filled.replace(/\b([Aa])\(n\) (\S)/g, (_whole, article: string, first: string) =>
    /[aeiou]/i.test(first) ? `${article}n ${first}` : `${article} ${first}`,
  );
}

const startsSentence = (frame: string, offset: number): boolean =>
  /(^|[.!?]\s+|\n)$/.test(frame.slice(0, offset));

/** The text with its first letter in upper case, unless its casing is its own (`iPhone cases`). */
export function capital(text: string): string {
  const [first = ''] = text;
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : first.toUpperCase() + text.slice(first.length);
}

/** A text without blank ends, of one line and of bounded length, cut between words. */
export function oneLine(text: string, longest: number): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1).replace(/\s+\S*$/, '');
  return (cut.length > longest ? line.slice(0, longest) : cut).toWellFormed().trim();
}
