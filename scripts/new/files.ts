/** The text of each new file, by its path. */
export type Files = Readonly<Record<string, string>>;
