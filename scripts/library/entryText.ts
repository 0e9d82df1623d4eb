const line = (path: string) => `export * from '${path}';`;

/** The text of the library's entry: what it offers already and still exists, and every component and screen. */
export function entryText(
  present: string,
  subjects: readonly string[],
  exists: (path: string) => boolean,
): string {
  const offered = [...present.matchAll(/^export \* from '(.+)';$/gm)].map(([, path = '']) => path);
  const paths = new Set([...offered.filter(exists), ...subjects]);
  return [
    "/** The library's public face: the kit and the screens. `npm run check -- --fix` adds what is new. */",
    ...[...paths].sort().map(line),
    '',
  ].join('\n');
}
