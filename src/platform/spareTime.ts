/** Does work that can wait until the browser has nothing better to do. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}

interface Line {
  readonly saveData?: boolean;
}

/** True where the person asked for less to be loaded. */
function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  return connection?.saveData === true;
}

/** Between two looks whether the page is still busy. */
const pauseMs = 500;

/** The page is there and shows nothing that it still waits for. */
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

/** Does work that is good to have done once the page is painted and the browser idle; never where data are to be saved. */
export function inSpareTime(work: () => void): () => void {
  if (wantsLessData()) return () => undefined;
  works.add(work);
  wait();
  return () => void works.delete(work);
}
