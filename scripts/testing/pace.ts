const fewest = 20;

/** How long something took, and, where there were many, what a hundred of them take. */
export function pace(milliseconds: number, things: number): string {
  const seconds = milliseconds / 1000;
  const share = things < fewest ? '' : ` (${((seconds / things) * 100).toFixed(1)} s for 100)`;
  return `in ${seconds.toFixed(1)} s${share}`;
}
