/** A key that nobody else has. */
export const newKey = (): string => crypto.randomUUID();
