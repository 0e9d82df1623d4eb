/** Runs work when the browser is idle, at the latest after 5 s. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}

interface Line {
  readonly saveData?: boolean;
}

/** True when the person has asked the browser to save data. */
function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  return connection?.saveData === true;
}

/** The pause between two checks whether the page is still busy. */
const pauseMs = 500;

/** True when the page has loaded and nothing on it is waiting. */
const isSettled = (): boolean =>
  document.readyState === 'complete' &&
  document.querySelector('[aria-busy=true], [data-waiting]') === null;

const works = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function doAll(): void {
  const all = [...works];
  works.clear();
  for (const work of all) work();
}

function look(): void {
  timer = undefined;
  if (works.size === 0) return;
  if (isSettled()) whenIdle(doAll);
  else wait();
}

function wait(): void {
  timer ??= setTimeout(look, pauseMs);
}

/** Runs optional work once the page has loaded and the browser is idle; never when data is to be saved. Returns how to cancel it. */
export function inSpareTime(work: () => void): () => void {
  if (wantsLessData()) return () => undefined;
  works.add(work);
  wait();
  return () => void works.delete(work);
}
