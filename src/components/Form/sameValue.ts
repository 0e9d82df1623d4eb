const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** True for equal texts and equal lists; surrounding space does not count. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(plain(one), plain(other));
  return one.length === other.length && one.every((part, index) => sameValue(part, other[index]));
}
