/** Returns how many bytes a value has as JSON. */
export const byteLength = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value)).length;
