/** True for a JSON object: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a stored value; undefined when it is missing or does not parse. */
export function readStored(stored: string | undefined): unknown {
  try {
    return stored === undefined ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Returns a stored text; blank for any other value. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
