/** Between two looks whether the page is still busy. */
const pauseMs = 500;

interface Line {
  readonly saveData?: boolean;
}

/** The person asked for less to be loaded; not every browser says so. */
function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  return connection?.saveData === true;
}

/** Not every browser tells when it has nothing to do. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}

/** The page is there and shows nothing that it still waits for. */
const isSettled = (): boolean =>
  document.readyState === 'complete' &&
  document.querySelector('[aria-busy=true], [data-waiting]') === null;

/** Does work that is good to have done once the page is painted and the browser idle; never where data are to be saved. */
export function inSpareTime(work: () => void): () => void {
  let isOff = wantsLessData();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!isSettled()) return wait();
    whenIdle(() => {
      if (!isOff) work();
    });
  };
  const wait = () => {
    if (!isOff) timer = setTimeout(look, pauseMs);
  };
  wait();
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}
