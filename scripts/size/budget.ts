import type { RouteSize } from './routeSizes.ts';

/** The budget of one way into the app and, for information, the sizes of our code and of packages. */
interface Budget extends RouteSize {
  readonly ours?: number;
  readonly packages?: number;
}

export type Sizes = Readonly<Record<string, Budget>>;

/** Smaller differences come from the names of hashed files. */
const noise = 0.5;

/** Returns a line for each way in that exceeds its budget, has none, or no longer exists. */
export function overBudget(sizes: Sizes, budget: Sizes): string[] {
  const now = Object.entries(sizes).flatMap(([name, { kilobytes, files }]) => {
    const allowed = budget[name];
    if (!allowed) return [`${name} has no budget: ${kilobytes} KB in ${files} files`];
    const lines = [];
    if (kilobytes > allowed.kilobytes + noise)
      lines.push(`${name} grew from ${allowed.kilobytes} to ${kilobytes} KB`);
    if (files > allowed.files)
      lines.push(`${name} takes ${files} files, its budget is ${allowed.files}`);
    return lines;
  });
  const gone = Object.keys(budget).filter((name) => !(name in sizes));
  return [...now, ...gone.map((name) => `${name} is not part of the build any more`)];
}

/** Returns a line for each way in that has grown or shrunk since the budget was set. */
export function changesSince(budget: Sizes, sizes: Sizes): string[] {
  return Object.entries(sizes).flatMap(([name, { kilobytes, files }]) => {
    const former = budget[name];
    if (!former || (former.kilobytes === kilobytes && former.files === files)) return [];
    const by = (kilobytes - former.kilobytes).toFixed(1);
    const sign = kilobytes > former.kilobytes ? '+' : '';
    return [`${name}: ${former.kilobytes} to ${kilobytes} KB (${sign}${by}), ${files} files`];
  });
}
