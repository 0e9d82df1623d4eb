/** Runs work when the browser is idle, at the latest after 5 s. */
function requestIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}

interface NetworkInformation {
  readonly saveData?: boolean;
}

/** True when the person has asked the browser to save data. */
function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return connection?.saveData === true;
}

/** The pause between two checks whether the page is still busy. */
const pauseMs = 500;

/** True when the page has loaded and nothing on it is waiting. */
const isSettled = (): boolean =>
  document.readyState === 'complete' &&
  document.querySelector('[aria-busy=true], [data-waiting]') === null;

const tasks = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function runAll(): void {
  const all = [...tasks];
  tasks.clear();
  for (const work of all) work();
}

function runWhenSettled(): void {
  timer = undefined;
  if (tasks.size === 0) return;
  if (isSettled()) requestIdle(runAll);
  else checkSoon();
}

function checkSoon(): void {
  timer ??= setTimeout(runWhenSettled, pauseMs);
}

/** Runs work once the page has loaded and the browser is idle. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  tasks.add(work);
  checkSoon();
  return () => void tasks.delete(work);
}

/** Runs work that is not necessary once the browser is idle, but never when data is to be saved. Returns how to cancel it. */
export function whenIdleUnlessSavingData(work: () => void): () => void {
  return wantsLessData() ? () => undefined : whenIdle(work);
}
