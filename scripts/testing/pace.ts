const fewest = 20;

/** Describes how long something took and, for many items, the time per hundred. */
export function pace(milliseconds: number, things: number): string {
  const seconds = milliseconds / 1000;
  const share = things < fewest ? '' : ` (${((seconds / things) * 100).toFixed(1)} s for 100)`;
  return `in ${seconds.toFixed(1)} s${share}`;
}
