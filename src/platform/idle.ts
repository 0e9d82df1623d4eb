/** Does work that can wait until the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}

interface Line {
  readonly saveData?: boolean;
}

/** True where the person asked for less to be loaded. */
export function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  return connection?.saveData === true;
}
