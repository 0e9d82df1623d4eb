/** Stops what changes by itself every second or slower, such as messages while one waits: a picture must not depend on the time. */
export function stopSlowTimers(): () => void {
  const repeat = window.setInterval.bind(window);
  const shortOnly = (...given: Parameters<typeof repeat>) =>
    (given[1] ?? 0) >= 1000 ? 0 : repeat(...given);
  Object.assign(window, { setInterval: shortOnly });
  return () => Object.assign(window, { setInterval: repeat });
}
