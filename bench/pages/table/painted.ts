/** Resolves right after the paint of the first frame in which the condition holds. */
export function painted(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) {
        requestAnimationFrame(look);
        return;
      }
      // A message posted from a frame callback arrives after that frame's style, layout and paint.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve());
      channel.port1.start();
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}
