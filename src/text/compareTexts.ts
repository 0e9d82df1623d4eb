/** Sorts numbers in texts by value ('item 2' before 'item 10'); case, accents and width only break ties. */
const collator = new Intl.Collator(undefined, { numeric: true });

/** The sort order of texts in every list, in the reader's language. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);
