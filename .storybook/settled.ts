/**
 * Waits until the fonts are there and nothing has changed for some frames: a new width shows or hides parts of a page. Uses
 * nothing from outside, because its source is also sent to a page.
 */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  const deadline = performance.now() + 2_000;
  while (quiet < 3 && performance.now() < deadline) {
    quiet += 1;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
}
