/** True for a JSON object: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; undefined for a text that is missing or is no JSON. */
export function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a text; blank for any other value. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
