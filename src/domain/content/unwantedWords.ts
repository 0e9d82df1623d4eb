/** The key under which a team shares the words that it does not want (D83), and how many they may be. */
export const unwantedKey = 'unwanted';
export const mostUnwanted = 100;

/** Returns the words in a shared value; none where it holds something else. */
export const readUnwanted = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value
        .filter((word): word is string => typeof word === 'string' && word.trim() !== '')
        .slice(0, mostUnwanted)
    : [];

/** Changes the words as a person has, beside what a colleague has changed meanwhile. */
export const changeUnwanted =
  (before: readonly string[], after: readonly string[]) =>
  (present: unknown): readonly string[] => {
    const kept = readUnwanted(present).filter(
      (word) => after.includes(word) || !before.includes(word),
    );
    return [...new Set([...kept, ...after.filter((word) => !before.includes(word))])];
  };
