/** Counts frames until stopped: all frames, frames with a blank row, late frames. */
export function recordFrames(root: HTMLElement) {
  const scroller = root.querySelector('.scroller');
  const deltas: number[] = [];
  let blank = 0;
  let last = performance.now();
  let isRunning = true;
  const look = () => {
    if (!isRunning) return;
    const now = performance.now();
    deltas.push(now - last);
    last = now;
    if (scroller && !isCovered(scroller)) blank += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return () => {
    isRunning = false;
    return {
      frames: deltas.length,
      blank,
      long: deltas.filter((delta) => delta > 50).length,
      deltas,
    };
  };
}

/** True when there are rows right below the header, in the middle and at the bottom of the table. */
function isCovered(scroller: Element): boolean {
  const { left, top, bottom, width } = scroller.getBoundingClientRect();
  const x = left + width / 2;
  return [top + 48, (top + bottom) / 2, bottom - 4].every((y) => {
    const row = document.elementFromPoint(x, y)?.closest('.body > *, tbody > *');
    return row !== null && row !== undefined;
  });
}
