/** Returns a unique key. */
export const newKey = (): string => crypto.randomUUID();
